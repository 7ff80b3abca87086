// Package tool finds the programs that tests compare with: clang, z3, boogie.
//
// Only tests import it; it imports nothing of ours.
package tool

import (
	"os/exec"
	"testing"
)

// Path is where a program is installed. A test that cannot find its program fails, and
// with -short is skipped: one that is skipped in silence would never be missed.
func Path(t testing.TB, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	switch {
	case err == nil:
	case testing.Short():
		t.Skip(err)
	default:
		t.Fatalf("%v; scripts/install test installs it, -short does without", err)
	}
	return path
}
