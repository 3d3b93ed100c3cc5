DROP INDEX "payments_by_reference";--> statement-breakpoint
CREATE INDEX "orders_by_moment" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "reports_by_moment" ON "reports" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "restrictions_by_moment" ON "restrictions" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_by_reference" ON "payments" USING btree ("reference","provider");