package native

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"

	"github.com/gsmack/gsmack/verifier/trace"
)

// gdbScript runs the program up to the failure. Threads are coroutines, so that gdb knows of one only; gsmack-threads shows
// the others by the registers that they have put on their stacks (gsmack_switch of runtime/switch.c).
const gdbScript = `set confirm off
set startup-with-shell off
set disable-randomization on
set breakpoint pending on
%sbreak gsmack_fails
commands
silent
printf "%%s: %%s\n", (char *)$rdi, (char *)$rsi
end
define gsmack-threads
  select-frame 0
  set $gsmack_sp = $sp
  set $gsmack_bp = $rbp
  set $gsmack_pc = $pc
  set $gsmack_i = 1
  while $gsmack_i < %d
    set $gsmack_at = ((unsigned long *(*)(int))gsmack_stack)($gsmack_i)
    if $gsmack_at
      printf "thread %%d\n", $gsmack_i - 1
      set $rbp = $gsmack_at[5]
      set $pc = $gsmack_at[6]
      set $sp = (unsigned long)($gsmack_at + 7)
      backtrace
      select-frame 0
      set $rbp = $gsmack_bp
      set $sp = $gsmack_sp
      set $pc = $gsmack_pc
    end
    set $gsmack_i = $gsmack_i + 1
  end
end
document gsmack-threads
Shows where the other threads stand.
end
run
frame function %s
`

// Debug leaves a person in gdb where the execution of a schedule fails, of which t is the trace. Whenever the program is run
// again there, it follows the schedule again.
func Debug(q Question, s *Schedule, t *trace.Trace, in io.Reader, out, errs io.Writer) error {
	gdb, err := exec.LookPath("gdb")
	if err != nil {
		return errors.New("gdb is not installed; on Debian: apt install gdb")
	}
	p := q.replaying(s)
	file, err := p.share()
	if err != nil {
		return err
	}
	defer file.Close()
	defer syscall.Munmap(p.memory)
	if err := p.give(s.Steps, 0, nil); err != nil {
		return err
	}
	p.s.flags = uint32(p.checks | alone)
	function := "gsmack_fails"
	if n := len(t.Steps); n > 0 && t.Steps[n-1].Function != "" {
		function = t.Steps[n-1].Function
	}
	set := ""
	for _, v := range q.environment() {
		set += "set environment " + v + "\n"
	}
	script := filepath.Join(filepath.Dir(q.Program), "gdb")
	if err := os.WriteFile(script, fmt.Appendf(nil, gdbScript, set, len(t.Threads)+1, function), 0o600); err != nil {
		return err
	}
	cmd := exec.Command(gdb, append([]string{"-q", "-x", script, "--args", q.Program}, q.Arguments...)...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = in, out, errs
	cmd.ExtraFiles = []*os.File{file}
	return cmd.Run()
}
