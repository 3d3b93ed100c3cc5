CREATE TABLE "site_pages" (
	"site" text collate "C" NOT NULL,
	"page" text collate "C" NOT NULL,
	"locale" text collate "C" NOT NULL,
	"version" integer NOT NULL,
	"text" text collate "C" NOT NULL,
	"by" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "site_pages_site_page_locale_version_pk" PRIMARY KEY("site","page","locale","version")
);
