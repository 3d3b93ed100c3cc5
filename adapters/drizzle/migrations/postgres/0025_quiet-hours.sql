CREATE TABLE "campaigns" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"site" text collate "C",
	"texts" text NOT NULL,
	"path" text collate "C" NOT NULL,
	"until" bigint NOT NULL,
	"added_at" bigint NOT NULL,
	"stopped_at" bigint
);
--> statement-breakpoint
CREATE TABLE "campaign_mails" (
	"campaign" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"member" text collate "C" NOT NULL,
	"begun_at" bigint NOT NULL,
	"sent_at" bigint,
	CONSTRAINT "campaign_mails_campaign_member_pk" PRIMARY KEY("campaign","member")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "quiet_hours" text DEFAULT '{"from":1320,"to":480}';--> statement-breakpoint
ALTER TABLE "campaign_mails" ADD CONSTRAINT "campaign_mails_campaign_campaigns_id_fk" FOREIGN KEY ("campaign") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_mails_by_member" ON "campaign_mails" USING btree ("member","begun_at");--> statement-breakpoint
UPDATE "accounts" SET "notifications_disabled" = ("notifications_disabled"::jsonb || '["promotions", "news"]'::jsonb)::text
WHERE "status" <> 'erased' AND "notifications_disabled" NOT LIKE '%"promotions"%' AND "notifications_disabled" NOT LIKE '%"news"%';
