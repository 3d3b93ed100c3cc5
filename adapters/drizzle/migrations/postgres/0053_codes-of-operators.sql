ALTER TABLE "discount_codes" DROP CONSTRAINT "discount_codes_percentage";--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "made_id" text collate "C";--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "made_at" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_made_once" ON "discount_codes" USING btree ("made_id");--> statement-breakpoint
CREATE INDEX "discount_codes_newest" ON "discount_codes" USING btree ("made_at","made_id") WHERE "discount_codes"."made_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_discount" ON "orders" USING btree ("discount_code") WHERE "orders"."discount_code" is not null;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_take_one_thing" CHECK ("discount_codes"."amount" >= 0 and ("discount_codes"."percentage" = 0) = ("discount_codes"."amount" > 0));--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_percentage" CHECK ("discount_codes"."percentage" between 0 and 90);