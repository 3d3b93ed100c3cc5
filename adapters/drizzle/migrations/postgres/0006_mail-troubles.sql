ALTER TABLE "accounts" ADD COLUMN "mail_troubles" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_links_by_end" ON "mail_links" USING btree ("purpose","expires_at");