CREATE TABLE "reports" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"reporter" text collate "C",
	"reported" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"note" text collate "C" NOT NULL,
	"conversation" text collate "C",
	"message" text collate "C",
	"blocked" boolean NOT NULL,
	"evidence" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_accounts_id_fk" FOREIGN KEY ("reporter") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_accounts_id_fk" FOREIGN KEY ("reported") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_by_reporter" ON "reports" USING btree ("reporter","at","id");