CREATE TABLE "backup_runs" (
	"work" text collate "C" PRIMARY KEY NOT NULL,
	"done_at" bigint,
	"bytes" bigint NOT NULL,
	"failed_at" bigint,
	"fault" text collate "C"
);
