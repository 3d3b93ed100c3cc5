CREATE TABLE "complaints" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"site" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"words" text collate "C" NOT NULL,
	"about" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"language" text collate "C" NOT NULL,
	"filed_at" bigint NOT NULL,
	"answered_at" bigint
);
--> statement-breakpoint
CREATE INDEX "complaints_by_age" ON "complaints" USING btree ("filed_at","id");