CREATE TABLE "refused_files" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"hash" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_photos" ADD COLUMN "refused_before" text collate "C";--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "look_again_at" bigint;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "refused_before" text collate "C";--> statement-breakpoint
CREATE INDEX "refused_files_by_hash" ON "refused_files" USING btree ("hash","at");--> statement-breakpoint
CREATE INDEX "photos_to_look_at_again" ON "photos" USING btree ("look_again_at") WHERE "photos"."look_again_at" is not null;