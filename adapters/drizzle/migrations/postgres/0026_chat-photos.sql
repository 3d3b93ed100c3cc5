CREATE TABLE "chat_photos" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"conversation" text collate "C" NOT NULL,
	"from" text collate "C" NOT NULL,
	"key" text collate "C",
	"state" text collate "C" NOT NULL,
	"reason" text collate "C",
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"site" text collate "C" NOT NULL,
	"sent_at" bigint NOT NULL,
	"granted" integer NOT NULL,
	"paid" integer NOT NULL,
	"seq" integer,
	"opened_at" bigint,
	"hidden" boolean NOT NULL,
	CONSTRAINT "chat_photos_cost_not_below_zero" CHECK ("chat_photos"."granted" >= 0 and "chat_photos"."paid" >= 0),
	CONSTRAINT "chat_photos_message_once_delivered" CHECK (("chat_photos"."seq" is null) = ("chat_photos"."state" <> 'delivered'))
);
--> statement-breakpoint
DROP INDEX "ledger_entries_once_per_cause";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_photo" text collate "C";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "photo" text collate "C";--> statement-breakpoint
ALTER TABLE "chat_photos" ADD CONSTRAINT "chat_photos_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_photos_by_key" ON "chat_photos" USING btree ("key");--> statement-breakpoint
CREATE INDEX "chat_photos_by_sender" ON "chat_photos" USING btree ("from","sent_at");--> statement-breakpoint
CREATE INDEX "chat_photos_undelivered" ON "chat_photos" USING btree ("conversation","from","sent_at") WHERE "chat_photos"."state" <> 'delivered';--> statement-breakpoint
CREATE INDEX "chat_photos_to_check" ON "chat_photos" USING btree ("sent_at") WHERE "chat_photos"."state" = 'inspection';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once_per_cause" ON "ledger_entries" USING btree ("reference","reason","from","to");