CREATE TABLE "credit_holds" (
	"member" text collate "C" NOT NULL,
	"reference" text collate "C" NOT NULL,
	"granted" integer NOT NULL,
	"paid" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "credit_holds_member_reference_pk" PRIMARY KEY("member","reference"),
	CONSTRAINT "credit_holds_not_below_zero" CHECK ("credit_holds"."granted" >= 0 and "credit_holds"."paid" >= 0),
	CONSTRAINT "credit_holds_hold_something" CHECK ("credit_holds"."granted" + "credit_holds"."paid" > 0),
	CONSTRAINT "credit_holds_hold_whole_credits" CHECK (cast("credit_holds"."granted" as integer) = "credit_holds"."granted" and cast("credit_holds"."paid" as integer) = "credit_holds"."paid")
);
--> statement-breakpoint
INSERT INTO "credit_holds" ("member", "reference", "granted", "paid", "at") SELECT "from", "id", "granted", "paid", "sent_at" FROM "chat_photos" WHERE "state" = 'inspection' AND "granted" + "paid" > 0;