CREATE TABLE "member_notes" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member" text collate "C" NOT NULL,
	"text" text collate "C" NOT NULL,
	"by" text collate "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_requests" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"came_on" text collate "C" NOT NULL,
	"due_on" text collate "C" NOT NULL,
	"added_by" text collate "C" NOT NULL,
	"added_at" bigint NOT NULL,
	"extended" text collate "C",
	"state" text collate "C" NOT NULL,
	"reason" text collate "C",
	"closed_by" text collate "C",
	"closed_at" bigint,
	CONSTRAINT "member_requests_closed_whole" CHECK (("member_requests"."state" = 'open') = ("member_requests"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_by_operators_id_fk" FOREIGN KEY ("by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_requests" ADD CONSTRAINT "member_requests_added_by_operators_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_requests" ADD CONSTRAINT "member_requests_closed_by_operators_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_notes_by_member" ON "member_notes" USING btree ("member","at","id");--> statement-breakpoint
CREATE INDEX "member_requests_by_due" ON "member_requests" USING btree ("due_on","id") WHERE "member_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "member_requests_by_member" ON "member_requests" USING btree ("member","added_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_requests_open_once" ON "member_requests" USING btree ("member","kind") WHERE "member_requests"."state" = 'open';