CREATE TABLE "refunds" (
	"order" text collate "C" PRIMARY KEY NOT NULL,
	"id" text collate "C" NOT NULL,
	"payment" text collate "C" NOT NULL,
	"credits" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text collate "C" NOT NULL,
	"asked_at" bigint NOT NULL,
	"sent_at" bigint,
	CONSTRAINT "refunds_amount_above_zero" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_by_id" ON "refunds" USING btree ("id");--> statement-breakpoint
CREATE INDEX "refunds_unsent" ON "refunds" USING btree ("asked_at") WHERE "refunds"."sent_at" is null;