CREATE TABLE "event_consumers" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"transaction" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"failures" integer NOT NULL,
	"retry_at" bigint
);
--> statement-breakpoint
CREATE TABLE "events" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" bigint DEFAULT (pg_current_xact_id()::text::bigint) NOT NULL,
	"type" text collate "C" NOT NULL,
	"facts" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parked_events" (
	"consumer" text collate "C" NOT NULL,
	"transaction" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"type" text collate "C" NOT NULL,
	"facts" text NOT NULL,
	"at" bigint NOT NULL,
	"error" text collate "C" NOT NULL,
	"parked_at" bigint NOT NULL,
	CONSTRAINT "parked_events_consumer_sequence_pk" PRIMARY KEY("consumer","sequence")
);
--> statement-breakpoint
CREATE INDEX "events_in_order" ON "events" USING btree ("transaction","sequence");