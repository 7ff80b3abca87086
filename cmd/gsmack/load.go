package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/lazyregexp"
	"github.com/gsmack/gsmack/ivl/syntax"
	"github.com/gsmack/gsmack/llvm2ivl"
	"github.com/gsmack/gsmack/llvm2ivl/clang"
	"github.com/gsmack/gsmack/models"
	"github.com/gsmack/gsmack/verifier"
)

// loaded is a program ready for the verifier.
type loaded struct {
	program *ivl.Program
	provenance
}

// provenance is what a report says about the inputs and their translation.
type provenance struct {
	warnings []ivl.Diagnostic
	sources  *sources
	// takesForValid: some access is taken for valid that is not known to be.
	takesForValid bool
	hashes        map[string]string // of the inputs, SHA-256 in hexadecimal
	pointerBits   int
}

// load turns the inputs into one resolved program: a .bpl file is parsed, the
// rest goes through clang and the translation.
func (inv *invocation) load(ctx context.Context, times *stopwatch) (*loaded, error) {
	inputs, files, err := inv.inputs()
	if err != nil {
		return nil, err
	}
	var texts, modules []*input
	for _, in := range inputs {
		if in.lang == langIVL {
			texts = append(texts, in)
		} else {
			modules = append(modules, in)
		}
	}
	if len(texts) > 0 {
		if len(modules) > 0 {
			return nil, inv.usage("%s is a whole program and cannot be linked with %s", texts[0].name, modules[0].name)
		}
		for _, name := range translationOnly {
			if inv.flags.Changed(name) {
				return nil, inv.usage("--%s is for C and LLVM IR; %s is translated already", name, texts[0].name)
			}
		}
		if err := inv.checkClangArgs(texts); err != nil {
			return nil, err
		}
		defer times.start("parse")()
		return parseIVL(texts)
	}
	return inv.loadModules(ctx, modules, files, times)
}

// inputs reads what the command line names, and the project.
func (inv *invocation) inputs() ([]*input, *project, error) {
	paths := inv.args
	if inv.opts.entry != "" {
		if inv.opts.project == "" && len(inv.opts.from) == 0 {
			return nil, nil, inv.usage("--entry needs --project or --from; a program is named without it")
		}
		paths = append([]string{inv.opts.entry}, paths...)
	}
	files, err := inv.project()
	if err != nil || files != nil && len(paths) == 0 { // a project may be a whole program
		return nil, files, err
	}
	inputs, err := inv.readInputs(paths, anyLanguage)
	return inputs, files, err
}

// parseIVL parses and resolves .bpl texts, all together one program.
func parseIVL(texts []*input) (*loaded, error) {
	program := &ivl.Program{}
	var ds []ivl.Diagnostic
	for _, in := range texts {
		p, faults := syntax.Parse(in.name, in.data)
		ds = append(ds, faults...)
		if p != nil {
			program.Decls = append(program.Decls, p.Decls...)
		}
	}
	if !ivl.HasErrors(ds) {
		ds = append(ds, ivl.Resolve(program)...)
	}
	warnings, err := split(ds)
	if err != nil {
		return nil, err
	}
	return &loaded{program, provenance{warnings: warnings, sources: newSources(texts), hashes: hashes(texts), pointerBits: 64}}, nil
}

// linked is a program before its translation.
type linked struct {
	linked      *llvm2ivl.Linked
	warnings    []ivl.Diagnostic
	inputs      []*input // with the models
	pointerBits int
}

// linkModules compiles, parses and links.
func (inv *invocation) linkModules(ctx context.Context, inputs []*input, files *project, times *stopwatch) (*linked, error) {
	program := len(inputs)
	for _, path := range inv.opts.models {
		in, fault := inv.readInput(path, onlyModules)
		if fault != nil {
			return nil, inputError{*fault}
		}
		if in.lang == langIVL {
			return nil, inv.usage("--models=%s: models are C or LLVM IR", path)
		}
		inputs = append(inputs, in)
	}
	if err := inv.checkClangArgs(inputs); err != nil {
		return nil, err
	}
	var ds []ivl.Diagnostic
	kept, dropped := clang.Meant(inv.clangArgs)
	if inv.opts.checked()&verifier.CheckOverflow != 0 {
		// The optimiser computes in front of a test what is used behind it, and uses none of it if that overflows.
		var passes []string
		kept, passes = clang.Unoptimised(kept)
		dropped = append(dropped, passes...)
		kept = append(kept, clang.Overflows...)
	}
	kept = append(kept, inv.moreFlags...)
	if len(dropped) > 0 {
		ds = append(ds, ivl.Diagnostic{ID: "clang-flags", Severity: ivl.Warning,
			Message: strings.Join(dropped, ", ") + " left out: the program is verified as it is written, without instrumentation, and warnings are no errors"})
	}

	stop := times.start("compile")
	texts, err := inv.compile(ctx, inputs, kept, files)
	stop()
	if err != nil {
		return nil, err
	}

	stop = times.start("parse")
	var mods []*llvm2ivl.Module
	for i, text := range texts {
		role := llvm2ivl.Program
		if i >= program {
			role = llvm2ivl.UserModel
		}
		m, faults := llvm2ivl.ParseModule(inputs[i].name, role, text)
		ds = append(ds, faults...)
		if m != nil {
			mods = append(mods, m)
		}
	}
	if ivl.HasErrors(ds) {
		return nil, errorsOf(ds)
	}
	if files != nil {
		if mods, err = inv.link(ctx, files, mods); err != nil {
			return nil, err
		}
	}
	bits, err := mods[0].PointerBits() // Link holds the other modules to it
	if err != nil {
		return nil, inputError{{ID: "layout", Pos: ivl.Pos{File: mods[0].Name, Line: 1, Col: 1}, Message: err.Error()}}
	}
	for _, f := range models.Find(bits, llvm2ivl.Needed(mods, inv.opts.main)) {
		m, faults := llvm2ivl.ParseModule("model "+f.Name, llvm2ivl.DefaultModel, f.IR())
		if ivl.HasErrors(faults) {
			return nil, fmt.Errorf("the model %s cannot be read: %s", f.Name, faults[0].Message)
		}
		mods = append(mods, m)
	}
	stop()

	defer times.start("link")()
	for _, m := range mods {
		m.VolatileAtomic = inv.opts.volatile == "atomic"
	}
	l, faults := llvm2ivl.Link(mods, inv.opts.main)
	ds = append(ds, faults...)
	if ivl.HasErrors(ds) {
		return nil, errorsOf(ds)
	}
	return &linked{l, ds, inputs, bits}, nil
}

// loadModules compiles, parses, links and translates.
func (inv *invocation) loadModules(ctx context.Context, inputs []*input, files *project, times *stopwatch) (*loaded, error) {
	m, err := inv.linkModules(ctx, inputs, files, times)
	if err != nil {
		return nil, err
	}
	defer times.start("translate")()
	integers := llvm2ivl.BitVector
	if inv.opts.integers == "unbounded" {
		integers = llvm2ivl.Unbounded
	}
	settings, err := inv.modelSettings()
	if err != nil {
		return nil, err
	}
	sources := newSources(m.inputs, files.folders()...)
	p, faults := llvm2ivl.Translate(ctx, m.linked, llvm2ivl.Options{Integers: integers, HavocUnknown: inv.opts.havocUnknown, Settings: settings,
		Memory: inv.opts.checked()&verifier.CheckMemory != 0, Overflow: inv.opts.checked()&verifier.CheckOverflow != 0, StrictMembers: inv.opts.strictMembers, AnyUnwritten: inv.opts.unwritten == "any", NoGuesses: inv.noGuesses, Benign: inv.benign(sources)})
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	warnings, err := split(append(m.warnings, faults...))
	if err != nil {
		return nil, err
	}
	n := len(warnings)
	warnings = slices.DeleteFunc(warnings, func(d ivl.Diagnostic) bool { return d.ID == llvm2ivl.ValidityDiagnostic })
	return &loaded{p, provenance{append(warnings, inv.unreadSettings(warnings)...), sources, len(warnings) < n, hashes(inputs), m.pointerBits}}, nil
}

// hashes are the SHA-256 sums of inputs, by name.
func hashes(inputs []*input) map[string]string {
	out := map[string]string{}
	for _, in := range inputs {
		out[in.name] = fmt.Sprintf("%x", sha256.Sum256(in.data))
	}
	return out
}

// checkClangArgs reports arguments for clang where there is nothing to compile.
func (inv *invocation) checkClangArgs(inputs []*input) error {
	if len(inv.clangArgs) == 0 || slices.ContainsFunc(inputs, func(in *input) bool { return in.lang == langC }) {
		return nil
	}
	return inv.usage("%s, after --, is for clang, and nothing that is given is C", inv.clangArgs[0])
}

// removeAll removes a folder of temporary files. What tools that were killed were about to write may still come while it is removed, on a busy machine.
func removeAll(dir string) {
	for range 100 {
		if os.RemoveAll(dir) == nil {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// compile gives the LLVM IR text of every input, several at a time.
func (inv *invocation) compile(ctx context.Context, inputs []*input, flags []string, files *project) ([][]byte, error) {
	dir := "" // for headers, if there is C
	if slices.ContainsFunc(inputs, func(in *input) bool { return in.lang == langC }) {
		var err error
		if dir, err = os.MkdirTemp("", "gsmack-"); err != nil {
			return nil, err
		}
		defer removeAll(dir)
		if err := models.Include(dir); err != nil {
			return nil, err
		}
	}
	texts := make([][]byte, len(inputs))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(max(2, runtime.NumCPU()))
	for i, in := range inputs {
		group.Go(func() error {
			text, err := guard(func() ([]byte, error) { return inv.compileOne(ctx, in, dir, flags, files) })
			texts[i] = text
			return err
		})
	}
	return texts, group.Wait()
}

// compileOne gives the LLVM IR text of one input; include is a folder with gsmack.h and the like.
func (inv *invocation) compileOne(ctx context.Context, in *input, include string, flags []string, files *project) ([]byte, error) {
	var text []byte
	var err error
	marked := inv.opts.staticInit == "macro"
	if marked && in.lang != langC {
		return nil, inv.usage("--static-init=macro is for C: in %s an initialiser cannot be told from zeros", in.name)
	}
	switch in.lang {
	case langIR:
		return in.data, nil
	case langBitcode:
		text, err = clang.Disassemble(ctx, inv.opts.llvmDis, in.data)
	case langC:
		var args []string
		if marked {
			args = append(args, "-I"+filepath.Join(include, "marked")) // passes on to what it stands before
		}
		common, folders := files.flags(in.path)
		// The user's own headers come first.
		args = append(append(append(append(args, common...), flags...), folders...), "-I"+include)
		if longestLine(in.data) > 1<<16 {
			// Clang's search for a better spelling takes quadratic time, and the line would be shown.
			args = append(args, "-fno-spell-checking", "-fno-caret-diagnostics")
		}
		path, more, fault := in.onDisk(include)
		if fault != nil {
			return nil, fault
		}
		text, err = clang.Compile(ctx, inv.opts.clang, "", append(args, more...), path)
	default:
		panic(fmt.Sprintf("language %d is not compiled", in.lang))
	}
	var failed *clang.Error
	if errors.As(err, &failed) {
		return nil, toolFault(in, include, failed)
	}
	return text, err
}

func longestLine(text []byte) int {
	longest := 0
	for line := range bytes.Lines(text) {
		longest = max(longest, len(line))
	}
	return longest
}

// compileError is what clang or llvm-dis wrote of an input that it refused.
type compileError struct{ text string }

func (e *compileError) Error() string { return e.text }

// toolFault shows clang's errors as clang wrote them, and says where those of llvm-dis come from.
func toolFault(in *input, dir string, failed *clang.Error) error {
	if in.lang == langBitcode {
		return inputError{{ID: "llvm-dis", Pos: ivl.Pos{File: in.name},
			Message: filepath.Base(failed.Tool) + ": " + report.OneLine(firstErrorLine(failed.Text)) + "; is the file complete, and made by no newer LLVM?"}}
	}
	text := strings.ReplaceAll(failed.Text, filepath.Join(dir, "stdin.c"), stdinName)
	return &compileError{counted().ReplaceAllString(text, "")}
}

// counted is the line that counts what clang has told.
var counted = lazyregexp.New(`\n?(?:\d+ warnings? and )?\d+ (?:errors?|warnings?) generated\.\n?$`)

func firstErrorLine(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for _, line := range lines {
		if _, after, ok := strings.Cut(line, "error: "); ok {
			return after
		}
	}
	return lines[0]
}

// split tells warnings from errors.
func split(ds []ivl.Diagnostic) (warnings []ivl.Diagnostic, err error) {
	if ivl.HasErrors(ds) {
		return nil, errorsOf(ds)
	}
	return ds, nil
}

func errorsOf(ds []ivl.Diagnostic) inputError {
	var errs inputError
	for _, d := range ds {
		if d.Severity == ivl.Error {
			errs = append(errs, d)
		}
	}
	return errs
}
