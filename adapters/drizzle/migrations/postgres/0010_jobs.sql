CREATE TABLE "jobs" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"worker" text collate "C",
	"leased_until" bigint NOT NULL,
	"last_run_at" bigint
);
