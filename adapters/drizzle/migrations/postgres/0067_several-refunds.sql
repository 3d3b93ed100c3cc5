ALTER TABLE "refunds" DROP CONSTRAINT "refunds_pkey";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_nth_pk" PRIMARY KEY("order","nth");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "by" text collate "C";--> statement-breakpoint
UPDATE "orders" SET "refunded_credits" = "refunds"."credits" FROM "refunds" WHERE "refunds"."order" = "orders"."id" AND "refunds"."failed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "site_versions" ADD COLUMN "draft" integer;