CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_site" ON "orders" USING btree ("site","placed_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_method" ON "payments" USING btree ("method","order");--> statement-breakpoint
CREATE INDEX "payment_returns_failed" ON "payment_returns" USING btree ("failed_at") WHERE "payment_returns"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("failed_at") WHERE "refunds"."failed_at" is not null;