CREATE TABLE "direct_debits" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member" text collate "C" NOT NULL,
	"order" text collate "C" NOT NULL,
	"payment" text collate "C" NOT NULL,
	"details" text,
	"masked_iban" text collate "C" NOT NULL,
	"masked_phone" text collate "C" NOT NULL,
	"account" text collate "C" NOT NULL,
	"asks" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"code_print" text collate "C",
	"code_sent_at" bigint,
	"tried" text NOT NULL,
	"mandate_reference" text collate "C",
	"signed_at" bigint,
	"returned_at" bigint,
	CONSTRAINT "direct_debits_signed_whole" CHECK (("direct_debits"."signed_at" is null) = ("direct_debits"."mandate_reference" is null))
);
--> statement-breakpoint
ALTER TABLE "direct_debits" ADD CONSTRAINT "direct_debits_member_accounts_id_fk" FOREIGN KEY ("member") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debits" ADD CONSTRAINT "direct_debits_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debits" ADD CONSTRAINT "direct_debits_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "direct_debits_by_member" ON "direct_debits" USING btree ("member","asked_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "direct_debits_one_mandate_a_payment" ON "direct_debits" USING btree ("payment") WHERE "direct_debits"."signed_at" is not null;--> statement-breakpoint
CREATE INDEX "direct_debits_returned" ON "direct_debits" USING btree ("account") WHERE "direct_debits"."returned_at" is not null;--> statement-breakpoint
CREATE INDEX "direct_debits_to_forget" ON "direct_debits" USING btree ("asked_at");