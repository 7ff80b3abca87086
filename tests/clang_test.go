package tests

import (
	"os/exec"
	"testing"
)

// newerClang is the compiler that a sample of the programs is compiled with; -clang= takes another for all.
const newerClang = "clang-19"

// TestNewerClang expects the same verdicts of what a newer clang makes of the programs.
func TestNewerClang(t *testing.T) {
	if _, err := exec.LookPath(newerClang); err != nil {
		t.Skip(err)
	}
	for _, p := range sample(t, inC(programs(t)), 12) {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			v, code := gsmackVerify(t, p.dir, nil, p.args("verify", "--format=json", "--timeout=60s", "--clang="+newerClang)...)
			p.check(t, v, code)
		})
	}
}
