package native

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"os/exec"
	"slices"
	"sync/atomic"
	"syscall"
	"time"
	"unsafe"

	"github.com/gsmack/gsmack/verifier/children"
	"github.com/gsmack/gsmack/verifier/explore"
)

// Check is a class of what the runtime looks for.
type Check uint32

// The classes, as runtime/layout.h has them.
const (
	CheckRace Check = 1 << iota
	CheckMemory
	CheckMisuse
	CheckAssert
	CheckLeak
	CheckDeadlock
	detail
	follows
	waitInLoops
	alone
	placed
	opens
	bytewise
	inputSteps
)

// Where things lie in shared memory, as in runtime/layout.h.
const (
	sharedSize = 64 << 20
	atPrefix   = 0x10000
	atSettings = 0x200000
	atVisible  = 0x300000
	atObjects  = 0x380000
	atWatched  = 0x3e0000
	atSites    = 0x3f0000
	atLog      = 0x400000
	maxFrames  = 24
	allVisible = 1<<64 - 1 // the last of what is visible: all plain accesses are
	givenInput = 1000
	maxSteps   = (atSettings - atPrefix) / 16
)

// onStack says whether a place is on the stack of a thread, as runtime/layout.h has them.
func onStack(address uint64, thread int) bool {
	const stacks, size = 0x12000000000, 16 << 20
	return address-stacks-uint64(thread)*size < size
}

// shared is struct shared of runtime/layout.h.
type shared struct {
	turn, beat, flags, steps          uint32
	prefix, logged, visible, settings uint32
	status, events                    uint32
	words, bounds                     uint64
	open, threads, culprit, other     uint32
	address                           uint64
	racing                            [2]uint64
	writes                            [2]uint32
	frames, optional                  uint32
	stack                             [maxFrames]uint64
	property                          [64]byte
	message                           [512]byte
	bound                             [64]byte
	sites, depth, length, watched     uint32
	seed                              uint64
	bases                             [2]uint64
	objects, asked, done, ended       uint32
	object                            [2]uint64
	made, freed                       uint64
	name                              [64]byte
}

// patience is how long a program may run without another step before it is taken for one that never ends.
const patience = 10 * time.Second

// Process is a program that runs under our scheduler; it starts with the first execution. It is an explore.Program, for one goroutine.
type Process struct {
	program *Built
	checks  Check
	steps   int
	setting map[string]int64
	cmd     *exec.Cmd
	memory  []byte
	s       *shared
	died    atomic.Bool
	visible []uint64
	sites   []uint64
	watched []uint64 // the code of a line, from and to (runtime/objects.c)
	objects []uint64 // as Built has them
	// Output gets what the program prints; nil: nobody does.
	Output io.Writer
	// Detail has events say in which calls they begin.
	Detail  bool
	outcome explore.Outcome
	given   []uint64 // scratch
	// What was executed and not asked for yet; what is expected first comes last. spare are those that nobody needs.
	executed, spare []*executed
	single          bool // one at a time
}

// share makes the memory that is shared with the program, which gets its file as number 3. It lies on no disk, which could be full
// when a page is written to for the first time.
func (p *Process) share() (*os.File, error) {
	name := []byte("gsmack\x00")
	fd, _, errno := syscall.Syscall(sysMemfdCreate, uintptr(unsafe.Pointer(&name[0])), closeOnExec, 0)
	if errno != 0 {
		return nil, fmt.Errorf("no memory can be shared with the program: %w", errno)
	}
	file := os.NewFile(fd, "gsmack")
	err := file.Truncate(sharedSize)
	if err != nil {
		file.Close()
		return nil, err
	}
	p.memory, err = syscall.Mmap(int(file.Fd()), 0, sharedSize, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_SHARED)
	if err != nil {
		file.Close()
		return nil, err
	}
	p.s = (*shared)(unsafe.Pointer(&p.memory[0]))
	p.s.flags, p.s.steps = uint32(p.checks), uint32(p.steps)
	for name, v := range p.setting {
		at := atSettings + int(p.s.settings)*64
		copy(p.memory[at:at+55], name)
		*(*int64)(unsafe.Pointer(&p.memory[at+56])) = v
		p.s.settings++
	}
	p.setVisible()
	return file, nil
}

func (p *Process) start() error {
	file, err := p.share()
	if err != nil {
		return err
	}
	defer file.Close()
	p.cmd = exec.Command(p.program.Program, p.program.Arguments...)
	p.cmd.Env = append(os.Environ(), p.program.environment()...)
	p.cmd.Stdout, p.cmd.Stderr = p.Output, p.Output
	p.cmd.ExtraFiles = []*os.File{file}
	p.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	p.cmd.WaitDelay = time.Second
	if err := p.cmd.Start(); err != nil {
		return err
	}
	p.died.Store(false)
	children.Began(p.cmd.Process.Pid)
	cmd, died, turn := p.cmd, &p.died, &p.s.turn
	go func() {
		cmd.Wait()
		children.Ended(cmd.Process.Pid)
		died.Store(true)
		futex(turn, futexWake, 1, nil)
	}()
	return nil
}

// environment is what the process gets beside that of gsmack.
func (b *Built) environment() []string {
	if b.Library == "" {
		return nil
	}
	return []string{"LD_PRELOAD=" + b.Library, "LD_BIND_NOW=1"}
}

// begin has the process run.
func (p *Process) begin() error {
	if p.memory == nil {
		return p.start()
	}
	if p.cmd == nil || p.died.Load() {
		return p.crashed()
	}
	return nil
}

// Close ends the process, and all that it started.
func (p *Process) Close() {
	if p.cmd == nil {
		return
	}
	syscall.Kill(-p.cmd.Process.Pid, syscall.SIGKILL)
	for !p.died.Load() {
		time.Sleep(time.Millisecond)
	}
	syscall.Munmap(p.memory)
	p.cmd = nil
}

// SetVisible says which plain accesses, by their program counters, are steps of their own, and by which steps loops wait.
func (p *Process) SetVisible(pcs, sites []uint64) {
	p.executed = nil
	p.visible, p.sites = pcs, sites
	if p.memory != nil {
		p.setVisible()
	}
}

func (p *Process) setVisible() {
	p.s.sites = uint32(copy(words(p.memory[atSites:atLog]), p.sites))
	p.s.objects = uint32(copy(words(p.memory[atObjects:atWatched]), p.objects) / 2)
	p.s.watched = uint32(copy(words(p.memory[atWatched:atSites]), p.watched) / 2)
	at := words(p.memory[atVisible:atObjects])
	p.s.visible = uint32(copy(at, p.visible))
}

func words(b []byte) []uint64 { return unsafe.Slice((*uint64)(unsafe.Pointer(&b[0])), len(b)/8) }

// ErrCrashed says that the process itself is gone.
var ErrCrashed = errors.New("the program ended in a way that the runtime did not see, or overwrote its memory")

// crashed is why the process is gone.
func (p *Process) crashed() error {
	if explore.Status(p.s.status) == explore.Unmodelled && p.s.events == 0 {
		return &Unmodelled{stringOf(p.s.message[:])}
	}
	return fmt.Errorf("%w (%s)", ErrCrashed, p.cmd.ProcessState)
}

// ErrEndless says that the program went on without a step that others could notice.
var ErrEndless = fmt.Errorf("a thread ran for %s without a step that another thread could notice", patience)

// Sample executes the program once by a random scheduler, as explore.Sampler says.
func (p *Process) Sample(ctx context.Context, seed uint64, depth, length int) (*explore.Outcome, error) {
	if err := p.begin(); err != nil {
		return nil, err
	}
	p.s.seed, p.s.depth, p.s.length = seed, uint32(depth), uint32(length)
	out, err := p.Run(ctx, nil, 0, nil)
	p.s.seed = 0
	return out, err
}

// atOnce is how many executions are asked for at most, and remembered how many are that were executed before they were asked for.
const (
	atOnce     = 16
	remembered = 64
)

// executed is an execution that may be asked for: what it was given, as give has it, and what came of it.
type executed struct {
	given, log []uint64
	said       shared
}

// Run executes a prefix of a schedule. It executes some of those that will be asked for along with it, since changing from one process to the other costs as much as a
// third of an execution.
func (p *Process) Run(ctx context.Context, steps []explore.Step, logged int, ahead iter.Seq2[[]explore.Step, int]) (*explore.Outcome, error) {
	for k := len(p.executed) - 1; k >= 0 && ahead != nil; k-- {
		if e := p.executed[k]; isGiven(e.given, steps, logged) {
			p.executed = slices.Delete(p.executed, k, k+1)
			p.spare = append(p.spare, e)
			return p.read(&e.said, e.log), ctx.Err()
		}
	}
	if p.single {
		ahead = nil
	}
	if err := p.begin(); err != nil {
		return nil, err
	}
	if err := p.give(steps, logged, ahead); err != nil {
		return nil, err
	}
	if err := p.execute(ctx); err != nil {
		if p.s.asked == 1 || ctx.Err() != nil {
			return nil, err
		}
		// It may be another execution that did not end.
		p.Close()
		p.memory, p.single = nil, true
		return p.Run(ctx, steps, logged, nil)
	}
	given, rest := words(p.memory[atPrefix:atSettings]), words(p.memory[atLog:])
	first, log, rest := p.next(rest)
	from := len(p.executed)
	for range p.s.done - 1 {
		given = given[2+given[1]:]
		var e *executed
		if n := len(p.spare); n > 0 {
			e, p.spare = p.spare[n-1], p.spare[:n-1]
		} else {
			e = new(executed)
		}
		var said *shared
		var log []uint64
		said, log, rest = p.next(rest)
		e.said, e.log, e.given = *said, append(e.log[:0], log...), append(e.given[:0], given[:2+given[1]]...)
		p.executed = append(p.executed, e)
	}
	slices.Reverse(p.executed[from:])
	if n := len(p.executed) - remembered; n > 0 {
		p.spare = append(p.spare, p.executed[:n]...)
		p.executed = slices.Delete(p.executed, 0, n)
	}
	return p.read(first, log), ctx.Err()
}

// next is what the program says of an execution, and what follows that.
func (p *Process) next(at []uint64) (said *shared, log, rest []uint64) {
	said = (*shared)(unsafe.Pointer(&at[0]))
	at = at[unsafe.Sizeof(shared{})/8:]
	return said, at[:said.words], at[said.words:]
}

// execute has the program execute what it was given.
func (p *Process) execute(ctx context.Context) error {
	atomic.StoreUint32(&p.s.turn, 1)
	futex(&p.s.turn, futexWake, 1, nil)
	// Most executions take some 20 µs: the Go scheduler is not told at first.
	syscall.RawSyscall6(syscall.SYS_FUTEX, uintptr(unsafe.Pointer(&p.s.turn)), futexWait, 1, uintptr(unsafe.Pointer(&syscall.Timespec{Nsec: 1e6})), 0, 0)
	since, beat := time.Now(), atomic.LoadUint32(&p.s.beat)
	for atomic.LoadUint32(&p.s.turn) == 1 {
		futex(&p.s.turn, futexWait, 1, &syscall.Timespec{Nsec: 50e6})
		if err := ctx.Err(); err != nil {
			return err
		}
		if p.died.Load() {
			return p.crashed()
		}
		if b := atomic.LoadUint32(&p.s.beat); b != beat {
			since, beat = time.Now(), b
		} else if time.Since(since) > patience {
			return ErrEndless
		}
	}
	return nil
}

// appendGiven appends an execution as the program gets it.
func appendGiven(to []uint64, steps []explore.Step, logged int) []uint64 {
	n := len(to)
	to = append(to, uint64(len(steps))|uint64(logged)<<32, 0)
	for i := range steps {
		s := &steps[i]
		to = append(to, wordOf(s))
		for _, c := range s.Choices {
			to = append(to, uint64(c))
		}
	}
	to[n+1] = uint64(len(to) - n - 2)
	return to
}

// wordOf is what stands for a step, before its choices.
func wordOf(s *explore.Step) uint64 {
	w := uint64(s.Thread) | uint64(len(s.Choices))<<16
	if s.Exact {
		w |= 1 << 32
	}
	return w
}

// isGiven says whether appendGiven would append this.
func isGiven(given []uint64, steps []explore.Step, logged int) bool {
	if given[0] != uint64(len(steps))|uint64(logged)<<32 {
		return false
	}
	k := 2
	for i := range steps {
		s := &steps[i]
		if given[k] != wordOf(s) {
			return false
		}
		k++
		for _, c := range s.Choices {
			if given[k] != uint64(c) {
				return false
			}
			k++
		}
	}
	return true
}

// give hands the program a prefix of a schedule, and others that may be executed behind it.
func (p *Process) give(steps []explore.Step, logged int, ahead iter.Seq2[[]explore.Step, int]) error {
	room := words(p.memory[atPrefix:atSettings])
	p.given = appendGiven(p.given[:0], steps, logged)
	if len(p.given) > len(room) {
		return errors.New("the schedule is too long")
	}
	room = room[copy(room, p.given):]
	p.s.asked = 1
	if ahead != nil {
		for steps, logged := range ahead {
			p.given = appendGiven(p.given[:0], steps, logged)
			if len(p.given) > len(room) {
				break
			}
			room = room[copy(room, p.given):]
			if p.s.asked++; p.s.asked == atOnce {
				break
			}
		}
	}
	p.s.steps = uint32(p.steps)
	p.s.flags = uint32(p.checks)
	if p.Detail {
		p.s.flags |= uint32(detail)
	}
	if p.program.Library != "" || len(p.program.Outside) > 0 {
		p.s.flags |= uint32(opens)
	}
	return nil
}

// Of Linux for x86-64, on which the explorer runs (memfd_create(2)).
const (
	sysMemfdCreate = 319
	closeOnExec    = 1
)

const (
	futexWait = 0
	futexWake = 1
)

func futex(word *uint32, op, value int, timeout *syscall.Timespec) {
	syscall.Syscall6(syscall.SYS_FUTEX, uintptr(unsafe.Pointer(word)), uintptr(op), uintptr(value), uintptr(unsafe.Pointer(timeout)), 0, 0)
}

func stringOf(b []byte) string {
	for i, c := range b {
		if c == 0 {
			return string(b[:i])
		}
	}
	return string(b)
}

// read gives what the runtime wrote down.
func (p *Process) read(s *shared, log []uint64) *explore.Outcome {
	o := &p.outcome
	*o = explore.Outcome{
		Status: explore.Status(s.status), Count: int(s.events), Open: s.open != 0, Optional: s.optional != 0, Threads: int(s.threads),
		Events: o.Events[:0], Tried: o.Tried[:0], Pending: o.Pending[:0],
	}
	if s.bounds != 0 {
		o.Bound, o.Limit = stringOf(s.bound[:]), int(int32(s.bounds))
	}
	if o.Status == explore.Failed || o.Status == explore.Unmodelled || o.Status == explore.Loops || o.Status == explore.Polls {
		o.Failure = explore.Failure{
			Property: stringOf(s.property[:]), Message: stringOf(s.message[:]), Thread: int(s.culprit), Other: int(s.other), Address: s.address,
			Racing: s.racing, Writes: [2]bool{s.writes[0] != 0, s.writes[1] != 0},
			Object: s.object, Name: stringOf(s.name[:]), Made: s.made, Freed: s.freed, Ended: s.ended != 0,
			Stack: append([]uint64(nil), s.stack[:min(s.frames, maxFrames)]...),
		}
	}
	base := int(s.logged)
	for len(log) >= 3 {
		head := log[0]
		choices, touches := int(head>>40&0xffff), int(head>>24&0xffff)
		var e *explore.Event
		switch head & 0xff {
		case 1:
			o.Events = grow(o.Events)
			e = &o.Events[len(o.Events)-1]
		case 2:
			o.Tried = grow(o.Tried)
			t := &o.Tried[len(o.Tried)-1]
			t.At, e = base+len(o.Events), &t.Event
		default:
			o.Pending = grow(o.Pending)
			e = &o.Pending[len(o.Pending)-1]
		}
		bits := log[2]
		*e = explore.Event{
			Thread: int(head >> 8 & 0xff), Child: int(head >> 56), Started: int(head >> 16 & 0xff), PC: log[1], Context: bits >> 8,
			Section: bits&1 != 0, Plain: bits&32 != 0, Exit: bits&2 != 0, Await: bits&4 != 0, Varies: bits&9 != 0,
			Choices: e.Choices[:0], Touched: e.Touched[:0],
		}
		log = log[3:]
		for ; choices > 0; choices-- {
			e.Choices = append(e.Choices, explore.Choice{Value: uint32(log[0]), Domain: uint32(log[0] >> 32)})
			log = log[1:]
		}
		for ; touches > 0; touches-- {
			m := log[2]
			e.Touched = append(e.Touched, explore.Touch{Group: log[0], Cell: log[1], Mask: uint8(m), Write: m>>8&0xff != 0, Uniform: m>>16 == 2, Before: log[3], After: log[4]})
			log = log[5:]
		}
		if p.Detail {
			n := int(log[1])
			e.Stance = log[0]
			e.Stack = append([]uint64(nil), log[2:2+n]...)
			log = log[2+n:]
		}
	}
	return o
}

// grow makes the slice longer by one element, which may hold what it held before.
func grow[T any](list []T) []T {
	if len(list) < cap(list) {
		return list[:len(list)+1]
	}
	var none T
	return append(list, none)
}
