CREATE TABLE "devices" (
	"id" text collate "C" NOT NULL,
	"member" text collate "C" NOT NULL,
	"added_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	CONSTRAINT "devices_id_member_pk" PRIMARY KEY("id","member")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text collate "C";--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_member_accounts_id_fk" FOREIGN KEY ("member") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_by_member" ON "devices" USING btree ("member","seen_at");--> statement-breakpoint
CREATE INDEX "devices_by_use" ON "devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sessions_by_use" ON "sessions" USING btree ("seen_at");