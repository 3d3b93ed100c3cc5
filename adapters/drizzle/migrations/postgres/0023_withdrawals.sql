CREATE TABLE "withdrawals" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"site" text collate "C" NOT NULL,
	"order" text collate "C",
	"number" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"language" text collate "C" NOT NULL,
	"stated_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"result" text collate "C",
	"credits" integer NOT NULL,
	"used" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "withdrawals_by_age" ON "withdrawals" USING btree ("stated_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_by_order" ON "withdrawals" USING btree ("order","stated_at");