CREATE TABLE "payment_returns" (
	"payment" text collate "C" PRIMARY KEY NOT NULL,
	"order" text collate "C" NOT NULL,
	"amount" integer NOT NULL,
	"currency" text collate "C" NOT NULL,
	"asked_at" bigint NOT NULL,
	"sent_at" bigint,
	"next_try_at" bigint NOT NULL,
	"given_at" bigint,
	"failed_at" bigint,
	CONSTRAINT "payment_returns_amount_above_zero" CHECK ("payment_returns"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawn_at" bigint;--> statement-breakpoint
ALTER TABLE "payment_returns" ADD CONSTRAINT "payment_returns_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_returns" ADD CONSTRAINT "payment_returns_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_returns_by_order" ON "payment_returns" USING btree ("order","asked_at");--> statement-breakpoint
CREATE INDEX "payment_returns_undecided" ON "payment_returns" USING btree ("next_try_at") WHERE "payment_returns"."given_at" is null and "payment_returns"."failed_at" is null;