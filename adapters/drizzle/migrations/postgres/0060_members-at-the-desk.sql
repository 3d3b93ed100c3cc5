CREATE TABLE "mail_log" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_log_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member" text collate "C" NOT NULL,
	"kind" text collate "C",
	"result" text collate "C" NOT NULL,
	"reason" text collate "C",
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "source" text collate "C";--> statement-breakpoint
UPDATE "accounts" SET "source" = nullif(coalesce("tracking"::json ->> 'network', "tracking"::json ->> 'ref'), '');--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "waits_for" text collate "C";--> statement-breakpoint
CREATE INDEX "mail_log_by_member" ON "mail_log" USING btree ("member","number");--> statement-breakpoint
CREATE INDEX "mail_log_by_moment" ON "mail_log" USING btree ("at","number");--> statement-breakpoint
CREATE INDEX "accounts_by_joining" ON "accounts" USING btree ("signed_up_at","id","status","country","site","source","email_key");--> statement-breakpoint
CREATE INDEX "accounts_by_status" ON "accounts" USING btree ("status","signed_up_at","id","email_key");--> statement-breakpoint
CREATE INDEX "accounts_by_source" ON "accounts" USING btree ("source","signed_up_at","id") WHERE "accounts"."source" is not null;