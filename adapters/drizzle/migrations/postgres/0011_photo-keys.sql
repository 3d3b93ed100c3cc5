ALTER TABLE "photos" ADD COLUMN "key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "photos" SET "key" = "id";--> statement-breakpoint
CREATE UNIQUE INDEX "photos_by_key" ON "photos" USING btree ("key");