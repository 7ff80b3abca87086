package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/lazyregexp"
	"github.com/gsmack/gsmack/llvm2ivl/clang"
	"github.com/gsmack/gsmack/verifier"
)

// unmodelledAssembly is how the translation begins to say that it does not know some inline assembly.
const unmodelledAssembly = "inline assembly is not modelled"

// mostMacros is how many macros are tried.
const mostMacros = 8

var (
	directive = lazyregexp.New(`^\s*#\s*(if|ifdef|ifndef|elif|else|endif|define|include)\b\s*(.*)`)
	tested    = lazyregexp.New(`\bdefined\s*\(?\s*(\w+)`)
)

// proposePort looks for a macro that selects code without the assembly on which the verdict rests, and adds it to the reason. It
// tries macros that are tested around the assembly, or around the inclusion of its file, until the program is translated without unknown
// assembly.
func (inv *invocation) proposePort(ctx context.Context, result *verifier.Result, sources *sources) {
	if result.Verdict != verifier.Unknown || !strings.HasPrefix(result.Reason, unmodelledAssembly) || ctx.Err() != nil {
		return
	}
	at := result.Pos.File
	if _, ok := sources.line(at, int(result.Pos.Line)); !ok {
		return
	}
	macros := guards(lines(sources, at), int(result.Pos.Line))
	for _, header := range inv.headers(ctx) {
		text, err := os.ReadFile(header)
		if err != nil || strings.HasPrefix(header, "/usr/") {
			continue
		}
		all := strings.Split(string(text), "\n")
		for i, line := range all {
			if m := directive().FindStringSubmatch(line); m != nil && m[1] == "include" && strings.Contains(m[2], filepath.Base(at)) {
				macros = append(macros, guards(all, i+1)...)
			}
		}
	}
	tried := 0
	for i, macro := range macros {
		if slices.Contains(macros[:i], macro) || strings.HasPrefix(macro, "__") || tried == mostMacros {
			continue // the compiler's
		}
		tried++
		again := *inv
		again.stderr = io.Discard
		again.clangArgs = append(slices.Clone(inv.clangArgs), "-D"+macro)
		l, err := again.load(ctx, newStopwatch())
		if err != nil {
			continue
		}
		var b strings.Builder
		if ivl.Print(&b, l.program, ivl.Gsmack) == nil && !strings.Contains(b.String(), unmodelledAssembly) {
			result.Reason += "; the headers have a port without it: -D" + macro + ", after --"
			return
		}
	}
}

// lines are those of a file.
func lines(sources *sources, file string) []string {
	var out []string
	for {
		line, ok := sources.line(file, len(out)+1)
		if !ok {
			return out
		}
		out = append(out, line)
	}
}

// guards are the macros that the conditions around a line test, the innermost first, without those that only keep a header from being read
// twice.
func guards(all []string, line int) []string {
	var open [][]string // macros by #if
	for i, text := range all[:min(line, len(all))] {
		m := directive().FindStringSubmatch(text)
		if m == nil {
			continue
		}
		var macros []string
		switch m[1] {
		case "ifdef", "ifndef":
			macros = strings.Fields(m[2])[:min(1, len(strings.Fields(m[2])))]
			if len(macros) > 0 && i+1 < len(all) && strings.Contains(all[i+1], "define "+macros[0]) {
				macros = nil
			}
			open = append(open, macros)
		case "if", "elif":
			for _, t := range tested().FindAllStringSubmatch(m[2], -1) {
				macros = append(macros, t[1])
			}
			if m[1] == "if" {
				open = append(open, macros)
			} else if len(open) > 0 {
				open[len(open)-1] = append(open[len(open)-1], macros...)
			}
		case "endif":
			if len(open) > 0 {
				open = open[:len(open)-1]
			}
		}
	}
	slices.Reverse(open)
	return slices.Concat(open...)
}

// headers are the files that the C files of the command line include.
func (inv *invocation) headers(ctx context.Context) []string {
	inputs, files, err := inv.inputs()
	if err != nil {
		return nil
	}
	var out []string
	for _, in := range inputs {
		if in.lang != langC || in.path == "" {
			continue
		}
		flags, folders := files.flags(in.path)
		kept, _ := clang.Meant(inv.clangArgs)
		more, err := clang.Headers(ctx, inv.opts.clang, slices.Concat(flags, kept, folders), in.path)
		if err == nil {
			out = append(out, more...)
		}
	}
	return out
}
