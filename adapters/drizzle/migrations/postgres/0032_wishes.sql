ALTER TABLE "profiles" ADD COLUMN "wished_from" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "wished_to" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "wished_within" integer;