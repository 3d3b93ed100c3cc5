ALTER TABLE "photos" ADD COLUMN "cut" text collate "C";--> statement-breakpoint
CREATE UNIQUE INDEX "photos_by_cut" ON "photos" USING btree ("cut");