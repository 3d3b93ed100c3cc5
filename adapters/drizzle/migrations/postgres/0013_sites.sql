CREATE TABLE "listings" (
	"site" text collate "C" NOT NULL,
	"member" text collate "C" NOT NULL,
	"gender" text collate "C" NOT NULL,
	"country" text collate "C" NOT NULL,
	"region" text collate "C" NOT NULL,
	"birth_date" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"cell_lat" integer,
	"cell_lon" integer,
	"area" integer,
	"has_photo" boolean NOT NULL,
	"interests" text NOT NULL,
	"last_active_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "listings_member_site_pk" PRIMARY KEY("member","site")
);
--> statement-breakpoint
DROP INDEX "profiles_by_activity";--> statement-breakpoint
DROP INDEX "profiles_by_country";--> statement-breakpoint
DROP INDEX "profiles_by_region";--> statement-breakpoint
DROP INDEX "profiles_by_newness";--> statement-breakpoint
DROP INDEX "profiles_by_place";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "site_choices" text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "listed_on" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "site" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_member_profiles_id_fk" FOREIGN KEY ("member") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "profiles" SET "listed_on" = json_build_array("accounts"."site")::text FROM "accounts" WHERE "accounts"."id" = "profiles"."id" AND "listed";--> statement-breakpoint
INSERT INTO "listings" SELECT "accounts"."site", "profiles"."id", "gender", "profiles"."country", "region", "birth_date", "kind", "cell_lat", "cell_lon", "area", "main_photo" IS NOT NULL, "interests", "last_active_at", "created_at" FROM "profiles" JOIN "accounts" ON "accounts"."id" = "profiles"."id" WHERE "listed";--> statement-breakpoint
UPDATE "push_subscriptions" SET "site" = "accounts"."site" FROM "accounts" WHERE "accounts"."id" = "push_subscriptions"."member";--> statement-breakpoint
CREATE INDEX "listings_by_activity" ON "listings" USING btree ("site","last_active_at","member","gender","birth_date","kind","cell_lat","cell_lon","created_at");--> statement-breakpoint
CREATE INDEX "listings_by_country" ON "listings" USING btree ("site","gender","country","last_active_at","member","birth_date","kind","cell_lat","cell_lon","created_at","interests");--> statement-breakpoint
CREATE INDEX "listings_by_region" ON "listings" USING btree ("site","gender","country","region","last_active_at","member","birth_date","kind","cell_lat","cell_lon","created_at");--> statement-breakpoint
CREATE INDEX "listings_by_newness" ON "listings" USING btree ("site","created_at","gender","country","region","birth_date","kind");--> statement-breakpoint
CREATE INDEX "listings_by_place" ON "listings" USING btree ("site","gender","area","cell_lat","cell_lon","birth_date","kind","country");--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "listed";