ALTER TABLE "discount_codes" DROP CONSTRAINT "discount_codes_percentage";--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "made_id" text collate "C";--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "made_at" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason" text collate "C";--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_made_once" ON "discount_codes" USING btree ("made_id");--> statement-breakpoint
CREATE INDEX "discount_codes_newest" ON "discount_codes" USING btree ("made_at","made_id") WHERE "discount_codes"."made_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_site" ON "orders" USING btree ("site","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_discount" ON "orders" USING btree ("discount_code") WHERE "orders"."discount_code" is not null;--> statement-breakpoint
CREATE INDEX "payments_by_method" ON "payments" USING btree ("method","order");--> statement-breakpoint
CREATE INDEX "payment_returns_failed" ON "payment_returns" USING btree ("failed_at") WHERE "payment_returns"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("failed_at") WHERE "refunds"."failed_at" is not null;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_take_one_thing" CHECK ("discount_codes"."amount" >= 0 and ("discount_codes"."percentage" = 0) = ("discount_codes"."amount" > 0));--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_percentage" CHECK ("discount_codes"."percentage" between 0 and 90);