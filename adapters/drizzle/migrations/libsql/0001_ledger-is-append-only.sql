CREATE TRIGGER `ledger_entries_never_change` BEFORE UPDATE ON `ledger_entries`
BEGIN
	SELECT RAISE(ABORT, 'ledger entries are only ever added');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_never_go` BEFORE DELETE ON `ledger_entries`
BEGIN
	SELECT RAISE(ABORT, 'ledger entries are only ever added');
END;
