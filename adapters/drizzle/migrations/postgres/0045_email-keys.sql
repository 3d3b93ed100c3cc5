ALTER TABLE "complaints" ADD COLUMN "email_key" text collate "C";--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "email_key" text collate "C";--> statement-breakpoint
CREATE INDEX "complaints_by_email" ON "complaints" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "withdrawals_by_email" ON "withdrawals" USING btree ("email_key");--> statement-breakpoint
UPDATE "complaints" SET "email_key" = lower("email") WHERE octet_length("email") = length("email");--> statement-breakpoint
UPDATE "withdrawals" SET "email_key" = lower("email") WHERE octet_length("email") = length("email");