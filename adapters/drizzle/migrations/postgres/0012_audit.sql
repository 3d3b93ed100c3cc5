CREATE TABLE "audit_entries" (
	"sequence" bigint NOT NULL,
	"member" text collate "C" NOT NULL,
	"type" text collate "C" NOT NULL,
	"subject" text collate "C",
	"at" bigint NOT NULL,
	CONSTRAINT "audit_entries_member_sequence_pk" PRIMARY KEY("member","sequence")
);
