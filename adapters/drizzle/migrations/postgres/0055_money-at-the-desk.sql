CREATE TABLE "credit_changes" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member" text collate "C" NOT NULL,
	"credits" integer NOT NULL,
	"reason" text collate "C" NOT NULL,
	"asked_by" text collate "C" NOT NULL,
	"asked_at" bigint NOT NULL,
	"state" text collate "C" NOT NULL,
	"decided_by" text collate "C",
	"decided_at" bigint,
	CONSTRAINT "credit_changes_move_something" CHECK ("credit_changes"."credits" <> 0),
	CONSTRAINT "credit_changes_decided_whole" CHECK (("credit_changes"."state" = 'waiting') = ("credit_changes"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "discount_codes" DROP CONSTRAINT "discount_codes_percentage";--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "made_id" text collate "C";--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "made_at" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason" text collate "C";--> statement-breakpoint
ALTER TABLE "credit_changes" ADD CONSTRAINT "credit_changes_asked_by_operators_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_changes" ADD CONSTRAINT "credit_changes_decided_by_operators_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_changes_waiting" ON "credit_changes" USING btree ("asked_at","id") WHERE "credit_changes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "credit_changes_by_member" ON "credit_changes" USING btree ("member","asked_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_made_once" ON "discount_codes" USING btree ("made_id");--> statement-breakpoint
CREATE INDEX "discount_codes_newest" ON "discount_codes" USING btree ("made_at","made_id") WHERE "discount_codes"."made_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_by_moment" ON "ledger_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("site","paid_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_site" ON "orders" USING btree ("site","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_discount" ON "orders" USING btree ("discount_code") WHERE "orders"."discount_code" is not null;--> statement-breakpoint
CREATE INDEX "payments_by_method" ON "payments" USING btree ("method","order");--> statement-breakpoint
CREATE INDEX "payment_returns_failed" ON "payment_returns" USING btree ("failed_at") WHERE "payment_returns"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("failed_at") WHERE "refunds"."failed_at" is not null;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_take_one_thing" CHECK ("discount_codes"."amount" >= 0 and ("discount_codes"."percentage" = 0) = ("discount_codes"."amount" > 0));--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_percentage" CHECK ("discount_codes"."percentage" between 0 and 90);