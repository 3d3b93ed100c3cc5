CREATE TABLE "restrictions" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"rule" text collate "C",
	"facts" text collate "C" NOT NULL,
	"report" text collate "C",
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_member_accounts_id_fk" FOREIGN KEY ("member") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restrictions_by_member" ON "restrictions" USING btree ("member","at","id");