CREATE TABLE "site_drafts" (
	"site" text collate "C" PRIMARY KEY NOT NULL,
	"entry" text NOT NULL,
	"version" integer NOT NULL,
	"base" integer,
	"by" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"revision" integer PRIMARY KEY NOT NULL,
	"site" text collate "C" NOT NULL,
	"place" integer NOT NULL,
	"entry" text,
	"by" text collate "C",
	"at" bigint NOT NULL,
	"restored" integer
);
--> statement-breakpoint
CREATE INDEX "site_versions_by_site" ON "site_versions" USING btree ("site","revision");