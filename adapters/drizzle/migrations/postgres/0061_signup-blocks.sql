CREATE TABLE "signup_blocks" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"value" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"by" text collate "C" NOT NULL,
	"added_at" bigint NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signup_networks" (
	"member" text collate "C" PRIMARY KEY NOT NULL,
	"network" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "disposable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "signup_networks" ADD CONSTRAINT "signup_networks_member_accounts_id_fk" FOREIGN KEY ("member") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signup_blocks_by_value" ON "signup_blocks" USING btree ("value");--> statement-breakpoint
CREATE INDEX "signup_blocks_by_moment" ON "signup_blocks" USING btree ("added_at","id");--> statement-breakpoint
CREATE INDEX "signup_networks_by_network" ON "signup_networks" USING btree ("network","at","member");--> statement-breakpoint
CREATE INDEX "signup_networks_by_moment" ON "signup_networks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "accounts_disposable" ON "accounts" USING btree ("signed_up_at","id") WHERE "accounts"."disposable";