CREATE TABLE "stray_payments" (
	"provider" text collate "C" NOT NULL,
	"reference" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"amount" integer NOT NULL,
	"currency" text collate "C" NOT NULL,
	"seen_at" bigint NOT NULL,
	CONSTRAINT "stray_payments_provider_reference_pk" PRIMARY KEY("provider","reference")
);
--> statement-breakpoint
DROP INDEX "payments_open";--> statement-breakpoint
DROP INDEX "refunds_unsent";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "bought_at" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "leaving_at" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "country" text collate "C";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_at" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "chargebacks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charged_back_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "currency" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "discount_code" text collate "C";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "discount_percentage" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "next_ask_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_try_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "stray_payments_newest" ON "stray_payments" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "payments_undecided" ON "payments" USING btree ("next_ask_at") WHERE "payments"."state" in ('open', 'unknown');--> statement-breakpoint
CREATE INDEX "refunds_unsent" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."sent_at" is null;
--> statement-breakpoint
UPDATE payments SET amount = (SELECT total_amount FROM orders WHERE orders.id = payments."order"), currency = (SELECT total_currency FROM orders WHERE orders.id = payments."order"), discount_code = (SELECT discount_code FROM orders WHERE orders.id = payments."order"), discount_percentage = (SELECT discount_percentage FROM orders WHERE orders.id = payments."order"), next_ask_at = started_at;
--> statement-breakpoint
UPDATE refunds SET next_try_at = asked_at;
--> statement-breakpoint
UPDATE orders SET country = (SELECT country FROM accounts WHERE accounts.id = orders.member);
--> statement-breakpoint
UPDATE orders SET paid_at = settled_at WHERE state IN ('completed', 'refunded');
--> statement-breakpoint
UPDATE orders SET returned = coalesce((SELECT amount FROM refunds WHERE refunds."order" = orders.id), total_amount) WHERE state = 'refunded';
--> statement-breakpoint
UPDATE accounts SET bought_at = premium_since;
--> statement-breakpoint
UPDATE accounts SET premium_since = NULL WHERE EXISTS (SELECT 1 FROM orders WHERE orders.member = accounts.id AND orders.state = 'refunded') AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.member = accounts.id AND (orders.state = 'completed' OR (orders.state = 'refunded' AND orders.returned < orders.total_amount)));
