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

// gdbScript runs the program up to the failure. Threads are coroutines, so that gdb knows of one only. gsmack-threads shows
// the others as callers of the innermost frame, by the registers that they have put on their stacks (gsmack_switch of runtime/switch.c): gdb
// 13 can neither set registers nor call functions where the processor has more state than it knows of.
const gdbScript = `set confirm off
set startup-with-shell off
set disable-randomization on
set breakpoint pending on
%sbreak gsmack_fails
commands
silent
printf "%%s: %%s\n", (char *)$rdi, (char *)$rsi
end
python
import gdb
from gdb.unwinder import Unwinder, register_unwinder

class Frame:
    def __init__(self, stack, pc):
        self.sp, self.pc = stack, pc

def word(address):
    return int.from_bytes(bytes(gdb.selected_inferior().read_memory(address, 8)), "little")

def layout(n):
    return word(int(gdb.parse_and_eval("(unsigned long)&gsmack_layout")) + 8 * n)

class Coroutine(Unwinder):
    def __init__(self):
        super().__init__("gsmack")
        self.stack = 0
        self.enabled = False

    def __call__(self, frame):
        if not self.stack:
            return None
        stack, self.stack = self.stack, 0
        pointer = gdb.lookup_type("long")
        # Its callers lie above it, or gdb takes the stack for corrupt.
        unwound = frame.create_unwind_info(Frame(gdb.Value(stack).cast(pointer), frame.read_register("rip")))
        for i, r in enumerate(("r15", "r14", "r13", "r12", "rbx", "rbp", "rip")):
            unwound.add_saved_register(r, gdb.Value(word(stack + 8 * i)).cast(pointer))
        unwound.add_saved_register("rsp", gdb.Value(stack + 56).cast(pointer))
        return unwound

coroutine = Coroutine()
register_unwinder(None, coroutine)

class Threads(gdb.Command):
    """Shows where the other threads stand."""
    def __init__(self):
        super().__init__("gsmack-threads", gdb.COMMAND_STACK)

    def invoke(self, argument, from_tty):
        for n in range(1, word(layout(0)) %% 2**32 + 1):
            thread = word(layout(1) + 8 * n)
            if thread == word(layout(2)) or word(thread + layout(3)) %% 2**32 == layout(4):
                continue
            print("thread", n - 1)
            coroutine.enabled, coroutine.stack = True, word(thread)
            gdb.invalidate_cached_frames()
            try:
                text = gdb.execute("backtrace", to_string=True)
                print(text[text.find("\n#1 ") + 1 :].rstrip())
            finally:
                coroutine.enabled, coroutine.stack = False, 0
                gdb.invalidate_cached_frames()

Threads()
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
	if err := os.WriteFile(script, fmt.Appendf(nil, gdbScript, set, function), 0o600); err != nil {
		return err
	}
	cmd := exec.Command(gdb, append([]string{"-q", "-x", script, "--args", q.Program}, q.Arguments...)...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = in, out, errs
	cmd.ExtraFiles = []*os.File{file}
	return cmd.Run()
}
