// Package smtlib writes formulas as SMT-LIB 2 scripts and decides them with
// any solver that reads such scripts from its standard input.
//
// In: terms of an smt.Arena. Out: a script (WriteSMTLIB), or an smt.Solver.
// Every Check starts a new process, which is killed when the context ends. A
// model comes from get-value of the variables and of the applications of
// uninterpreted functions. A solver in process takes the same text, and gives its values as
// text (Script). Arrays with several indices are written as arrays of arrays.
//
// The package imports verifier/children, verifier/smt and ivl/value only.
package smtlib

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/gsmack/gsmack/verifier/children"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Solver is an smt.Solver that runs a program.
type Solver struct {
	arena   *smt.Arena
	command []string

	asserted []smt.Term
	assumed  []smt.Term
	status   smt.Status
	model    *smt.Model
	modelErr error
}

var _ smt.Solver = (*Solver)(nil)

// New makes a solver for terms of a that runs command, its words separated by
// spaces: "z3 -in", "cvc5 --lang=smt2".
func New(a *smt.Arena, command string) (*Solver, error) {
	words := strings.Fields(command)
	if len(words) == 0 {
		return nil, errors.New("smtlib: no command; write smtlib:CMD, for example smtlib:z3 -in")
	}
	if _, err := exec.LookPath(words[0]); err != nil {
		return nil, fmt.Errorf("smtlib: %w", err)
	}
	return &Solver{arena: a, command: words}, nil
}

// Assert adds t.
func (s *Solver) Assert(t smt.Term) { s.asserted = append(s.asserted, t) }

// Check decides the assertions and assumptions; see smt.Solver.
func (s *Solver) Check(ctx context.Context, assumptions ...smt.Term) (smt.Status, error) {
	s.assumed = slices.Clone(assumptions)
	s.status, s.model, s.modelErr = smt.Unknown, nil, nil
	st, err := s.check(ctx)
	if ctx.Err() != nil {
		st, err = smt.Unknown, ctx.Err()
	}
	if err != nil {
		st, err = smt.Unknown, fmt.Errorf("%s: %w", s.command[0], err)
	}
	s.status = st
	return st, err
}

// conversation is one run of the program.
type conversation struct {
	*printer
	cmd    *exec.Cmd
	in     io.WriteCloser
	out    *bufio.Reader
	stderr bytes.Buffer
	// forget ends the watch over the context. The process is not reaped before: its
	// number stays its own as long as it can be killed.
	forget func()
	ended  error // how the process ended, once forget is nil
}

// start runs the program in a process group of its own, which is killed when ctx
// ends. The kernel kills the process when gsmack dies without a word.
func (s *Solver) start(ctx context.Context, p *printer) (*conversation, error) {
	c := &conversation{printer: p, cmd: exec.Command(s.command[0], s.command[1:]...)}
	c.cmd.Stderr = &c.stderr
	c.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	c.cmd.WaitDelay = time.Second
	in, err := c.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.cmd.Start(); err != nil {
		return nil, err
	}
	c.in, c.w, c.out = in, bufio.NewWriter(in), bufio.NewReader(out)
	children.Began(c.cmd.Process.Pid)
	killed := make(chan struct{})
	unwatch := context.AfterFunc(ctx, func() {
		defer close(killed)
		c.kill()
	})
	c.forget = func() {
		if !unwatch() {
			<-killed
		}
	}
	return c, nil
}

// kill kills the program and what it started.
func (c *conversation) kill() { kill(-c.cmd.Process.Pid, syscall.SIGKILL) }

// kill is replaced by tests.
var kill = syscall.Kill

// end kills what still runs and says how the program ended.
func (c *conversation) end() error {
	if c.forget != nil {
		c.forget()
		c.forget = nil
		c.kill()
		children.Ended(c.cmd.Process.Pid)
		c.ended = c.cmd.Wait()
	}
	return c.ended
}

// grace is how long a program that answers no more may take to end by itself, so
// that its exit status can be told.
const grace = time.Second

// settle waits until the program ended, or for the grace. It does not reap it.
func (c *conversation) settle() {
	for deadline := time.Now().Add(grace); time.Now().Before(deadline); time.Sleep(2 * time.Millisecond) {
		if !children.Runs(c.cmd.Process.Pid) {
			return
		}
	}
}

func (s *Solver) check(ctx context.Context) (smt.Status, error) {
	roots := slices.Concat(s.asserted, s.assumed)
	p := newPrinter(s.arena, roots)
	c, err := s.start(ctx, p)
	if err != nil {
		return smt.Unknown, err
	}
	defer c.end()
	// The program may answer with an error, or end, while the script is still being
	// written: then the rest is not written, and a broken pipe is not the news.
	var answer sexp
	var failed error
	read := make(chan struct{})
	go func() {
		defer close(read)
		if answer, failed = c.read(); failed != nil {
			c.in.Close()
		}
	}()
	s.script(c)
	wrote := c.w.Flush()
	<-read
	if failed == nil {
		failed = wrote
	}
	if failed != nil {
		return smt.Unknown, c.explain(failed)
	}
	switch answer.atom {
	case "sat":
		s.model, s.modelErr = s.readModel(c)
		return smt.Sat, nil
	case "unsat":
		return smt.Unsat, nil
	case "unknown":
		return smt.Unknown, s.reason(c)
	}
	return smt.Unknown, fmt.Errorf("the answer to check-sat is %s", answer)
}

// script writes everything up to check-sat.
func (s *Solver) script(c *conversation) {
	c.line("(set-option :print-success false)")
	c.line("(set-option :produce-models true)")
	c.line("(set-logic " + c.logic() + ")")
	c.declare()
	for _, t := range slices.Concat(s.asserted, s.assumed) {
		c.assert(t)
	}
	c.line("(check-sat)")
}

// errSolver marks what the program itself reported.
var errSolver = errors.New("the solver reports")

// read reads one answer.
func (c *conversation) read() (sexp, error) {
	for {
		e, err := readSexp(c.out)
		switch {
		case err != nil:
			return e, err
		case e.atom == "success":
		case e.head() == "error":
			return e, fmt.Errorf("%w %s", errSolver, e)
		case e.atom == "unsupported":
			return e, fmt.Errorf("%w unsupported", errSolver)
		default:
			return e, nil
		}
	}
}

// ask sends a command and reads the answer.
func (c *conversation) ask(command string) (sexp, error) {
	c.line(command)
	if err := c.w.Flush(); err != nil {
		return sexp{}, c.explain(err)
	}
	e, err := c.read()
	return e, c.explain(err)
}

// explain adds what the program wrote to its standard error, and its exit
// status, where an answer is missing.
func (c *conversation) explain(err error) error {
	if err == nil || errors.Is(err, errSolver) {
		return err
	}
	c.in.Close()
	c.settle()
	wait := c.end()
	text := strings.TrimSpace(c.stderr.String())
	if len(text) > 500 {
		text = text[:500] + "..."
	}
	switch {
	case text != "":
		return fmt.Errorf("it ended without an answer: %s", text)
	case wait != nil:
		return fmt.Errorf("it ended without an answer: %w", wait)
	case errors.Is(err, io.EOF):
		return errors.New("it ended without an answer")
	}
	return err
}

// reason asks why the answer is unknown.
func (s *Solver) reason(c *conversation) error {
	e, err := c.ask("(get-info :reason-unknown)")
	if err == nil && len(e.list) == 2 {
		return fmt.Errorf("%w: %s", smt.ErrGaveUp, strings.Trim(e.list[1].String(), `"`))
	}
	return smt.ErrGaveUp
}

// perQuery is how many values one get-value asks for.
const perQuery = 256

// getValues asks for the values of expressions.
func (c *conversation) getValues(exprs []string) ([]sexp, error) {
	var vals []sexp
	for len(exprs) > 0 {
		n := min(perQuery, len(exprs))
		e, err := c.ask("(get-value (" + strings.Join(exprs[:n], " ") + "))")
		if err != nil {
			return nil, err
		}
		if len(e.list) != n {
			return nil, fmt.Errorf("the answer to get-value is %s", e)
		}
		for _, pair := range e.list {
			if len(pair.list) != 2 {
				return nil, fmt.Errorf("the answer to get-value is %s", e)
			}
			vals = append(vals, pair.list[1].expand(nil))
		}
		exprs = exprs[n:]
	}
	return vals, nil
}

// readModel asks for the values that make a model.
func (s *Solver) readModel(c *conversation) (*smt.Model, error) {
	wanted := c.wanted()
	var exprs []string
	for _, t := range wanted {
		exprs = append(exprs, c.ref(t))
	}
	texts, err := c.getValues(exprs)
	if err != nil {
		return nil, err
	}
	return c.model(wanted, texts, func() (sexp, error) { return c.ask("(get-model)") })
}

// Model is the satisfying assignment after Sat.
func (s *Solver) Model() (*smt.Model, error) {
	if s.status != smt.Sat {
		return nil, fmt.Errorf("%s: no model, the last answer was %v", s.command[0], s.status)
	}
	if s.modelErr != nil {
		return nil, fmt.Errorf("%s: %w", s.command[0], s.modelErr)
	}
	return s.model, nil
}

// Close does nothing: no process outlives its Check.
func (s *Solver) Close() error { return nil }
