package syntax

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/tool"
)

var speed = flag.Bool("speed", false, "measure reading 100,000 lines against boogie /noVerify")

// TestSpeed reads a long program five times, in turn with boogie, and compares the
// least CPU times: ours is at most three times boogie's.
func TestSpeed(t *testing.T) {
	if !*speed {
		t.Skip("-speed is not given")
	}
	tool.Path(t, "boogie")
	src := smackLike(benchLines)
	file := filepath.Join(t.TempDir(), "smack.bpl")
	if err := os.WriteFile(file, src, 0o666); err != nil {
		t.Fatal(err)
	}
	ours, theirs := time.Hour, time.Hour
	for range 5 {
		before := cpuTime(t)
		p, ds := Parse(file, src)
		if len(ds) == 0 {
			ds = ivl.Resolve(p)
		}
		if len(ds) > 0 {
			t.Fatal(ds[0])
		}
		ours = min(ours, cpuTime(t)-before)
		cmd := exec.Command("boogie", "/noVerify", file)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		theirs = min(theirs, cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime())
	}
	t.Logf("%d lines, %d bytes: we take %v, boogie %v", benchLines, len(src), ours, theirs)
	if ours > 3*theirs {
		t.Errorf("that is more than three times as long")
	}
}

// cpuTime is the CPU time of this process.
func cpuTime(t *testing.T) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
