CREATE TABLE "passes" (
	"from" text collate "C" NOT NULL,
	"to" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	"until" bigint,
	CONSTRAINT "passes_from_to_pk" PRIMARY KEY("from","to")
);
--> statement-breakpoint
CREATE TABLE "swipe_days" (
	"member" text collate "C" PRIMARY KEY NOT NULL,
	"likes" integer NOT NULL,
	"renews_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "time_zone" text collate "C";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "time_zone_at" bigint;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_from_accounts_id_fk" FOREIGN KEY ("from") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_to_accounts_id_fk" FOREIGN KEY ("to") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipe_days" ADD CONSTRAINT "swipe_days_member_accounts_id_fk" FOREIGN KEY ("member") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passes_received" ON "passes" USING btree ("to","from");