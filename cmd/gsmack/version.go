package main

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/gsmack/gsmack/verifier/smt/solvers"
)

// runVersion is gsmack version.
func runVersion(_ context.Context, inv *invocation) (int, error) {
	if len(inv.args) > 0 {
		return 0, inv.usage("there is nothing to say about %s; version takes no arguments", inv.args[0])
	}
	_, err := fmt.Fprintf(inv.stdout, "gsmack %s (%s, %s)\n", version(), runtime.Version(), solvers.Built())
	return exitOK, err
}

// version is that of gsmack, with the commit if it is known.
func version() string {
	version, revision := "devel", ""
	if info, ok := debug.ReadBuildInfo(); ok {
		if v := info.Main.Version; v != "" && v != "(devel)" {
			version = v
		}
		for _, s := range info.Settings {
			switch {
			case s.Key == "vcs.revision":
				revision = " " + s.Value[:min(12, len(s.Value))]
			case s.Key == "vcs.modified" && s.Value == "true" && revision != "":
				revision += " (modified)"
			}
		}
	}
	return version + revision
}
