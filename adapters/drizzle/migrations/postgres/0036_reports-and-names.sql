ALTER TABLE "profiles" ADD COLUMN "name_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "profiles" SET "name_key" = lower("name");--> statement-breakpoint
CREATE INDEX "profiles_by_name" ON "profiles" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "reports_by_reported" ON "reports" USING btree ("reported","at","id");--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("at","id") WHERE "reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "reports_by_decision" ON "reports" USING btree ("decided_at","id");