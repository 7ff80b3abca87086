package tests

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/gsmack/gsmack/"

// rooms is the table of who may import whom. A room is a folder with all below it.
var rooms = map[string][]string{
	"ivl":      {},
	"prelude":  {"ivl"},
	"models":   {},
	"llvm2ivl": {"ivl", "prelude"},
	"verifier": {"ivl"},
	"cmd":      {"ivl", "models", "llvm2ivl", "verifier"},
	"tests":    {},
}

// inside is the same for the packages of a room: what of their room they may import. The
// package that has the room's name may import all of them.
var inside = map[string][]string{
	"cmd/gsmack":         {"cmd/gsmack/bench", "cmd/gsmack/harness", "cmd/gsmack/native", "cmd/gsmack/object", "cmd/gsmack/report"},
	"cmd/gsmack/bench":   {"cmd/gsmack/report"},
	"cmd/gsmack/harness": {},
	"cmd/gsmack/native":  {},
	"cmd/gsmack/object":  {},
	"cmd/gsmack/report":  {},

	"ivl/digraph": {},
	"ivl/golden":  {},
	"ivl/ivltest": {"ivl", "ivl/syntax"},
	"ivl/seed":    {},
	"ivl/syntax":  {"ivl", "ivl/token"},
	"ivl/token":   {},
	"ivl/tool":    {},

	"models/compile": {},

	"llvm2ivl/arith":     {"llvm2ivl/constant", "llvm2ivl/ir"},
	"llvm2ivl/clang":     {},
	"llvm2ivl/constant":  {"llvm2ivl/ir"},
	"llvm2ivl/debuginfo": {"llvm2ivl/ir"},
	"llvm2ivl/emit":      {"llvm2ivl/arith", "llvm2ivl/constant", "llvm2ivl/debuginfo", "llvm2ivl/ir", "llvm2ivl/link", "llvm2ivl/memory", "llvm2ivl/pointsto"},
	"llvm2ivl/format":    {},
	"llvm2ivl/ir":        {},
	"llvm2ivl/irtest":    {"llvm2ivl/clang", "llvm2ivl/ir", "llvm2ivl/link", "llvm2ivl/reader"},
	"llvm2ivl/link":      {"llvm2ivl/constant", "llvm2ivl/debuginfo", "llvm2ivl/ir", "llvm2ivl/rewrite"},
	"llvm2ivl/memory":    {"llvm2ivl/constant", "llvm2ivl/debuginfo", "llvm2ivl/ir", "llvm2ivl/link", "llvm2ivl/pointsto"},
	"llvm2ivl/pointsto":  {"llvm2ivl/constant", "llvm2ivl/ir", "llvm2ivl/link"},
	"llvm2ivl/reader":    {"llvm2ivl/ir"},
	"llvm2ivl/stub":      {"llvm2ivl/debuginfo", "llvm2ivl/ir", "llvm2ivl/link"},
	"llvm2ivl/rewrite":   {"llvm2ivl/constant", "llvm2ivl/format", "llvm2ivl/ir"},

	"ivl/value":                  {"ivl"},
	"verifier/cfg":               {},
	"verifier/cfg/cfgtest":       {"verifier/cfg"},
	"verifier/trace":             {"ivl/value"},
	"verifier/interp":            {"verifier/cfg", "verifier/goal", "verifier/trace", "ivl/value"},
	"verifier/goal":              {},
	"verifier/passes":            {"verifier/cfg", "verifier/goal", "verifier/spin", "ivl/value"},
	"verifier/passes/passestest": {"verifier/cfg", "verifier/goal", "verifier/passes"},
	"verifier/engine":            {"verifier/cfg", "verifier/goal", "verifier/interp", "verifier/passes", "verifier/smt", "verifier/trace"},
	"verifier/explore":           {},
	"verifier/lalreps":           {"verifier/cfg", "verifier/engine", "verifier/goal", "verifier/interp", "verifier/trace", "ivl/value"},
	"verifier/seq":               {"verifier/bmc", "verifier/cfg", "verifier/engine", "verifier/goal", "verifier/interp", "verifier/passes", "verifier/smt", "verifier/trace", "ivl/value"},
	"verifier/walk":              {"verifier/engine", "verifier/goal", "verifier/interp", "verifier/trace"},
	"verifier/bmc":               {"verifier/cfg", "verifier/engine", "verifier/goal", "verifier/interp", "verifier/smt", "verifier/trace", "ivl/value"},
	"verifier/order":             {"verifier/bmc", "verifier/cfg", "verifier/engine", "verifier/goal", "verifier/interp", "verifier/passes", "verifier/smt", "verifier/order/linear", "verifier/symmetry", "verifier/trace", "ivl/value"},
	"verifier/order/linear":      {"verifier/smt"},
	"verifier/spin":              {"verifier/cfg", "verifier/goal", "ivl/value"},
	"verifier/symmetry":          {"verifier/cfg", "ivl/value"},
	"verifier/smt":               {"ivl/value"},
	"verifier/smt/sat":           {"verifier/smt", "ivl/value"},
	"verifier/smt/smtlib":        {"verifier/smt", "ivl/value"},
	"verifier/smt/z3":            {"verifier/smt", "ivl/value"},
	"verifier/smt/solvers":       {"verifier/smt", "verifier/smt/sat", "verifier/smt/smtlib", "verifier/smt/z3"},
}

// foreign names the modules that only some rooms or packages may use.
var foreign = map[string][]string{
	"github.com/alecthomas/participle/": {"ivl/syntax", "ivl/token"},
	"github.com/spf13/pflag":            {"cmd"},
	"golang.org/x/term":                 {"cmd"},
	"github.com/goccy/go-yaml":          {"cmd", "tests"},
}

// TestImports holds every package to the tables.
func TestImports(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "-f", `{{.ImportPath}} {{join .Imports " "}}`, module+"...")
	list.Dir = ".."
	out, err := list.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	seen := map[string]bool{}
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		words := strings.Fields(line)
		from, ours := strings.CutPrefix(words[0], module)
		if !ours {
			continue
		}
		room, _, _ := strings.Cut(from, "/")
		allowed, known := rooms[room]
		if !known {
			t.Errorf("%s: the table knows no room %s", from, room)
			continue
		}
		seen[room], seen[from] = true, true
		if _, listed := inside[from]; from != room && from != "cmd/gsmack" && !listed {
			t.Errorf("the table knows no package %s", from)
		}
		for _, imported := range words[1:] {
			if rest, ours := strings.CutPrefix(imported, module); ours {
				to, _, _ := strings.Cut(rest, "/")
				if to != room && !slices.Contains(allowed, to) {
					t.Errorf("%s imports %s; %s may import %v only", from, rest, room, allowed)
				}
				if to == room && from != room && !slices.Contains(inside[from], rest) {
					t.Errorf("%s imports %s; of its room it may import %v only", from, rest, inside[from])
				}
				continue
			}
			for prefix, users := range foreign {
				if strings.HasPrefix(imported, prefix) && !slices.Contains(users, room) && !slices.Contains(users, from) {
					t.Errorf("%s imports %s, which is for %v only", from, imported, users)
				}
			}
		}
	}
	for room := range rooms {
		if !seen[room] {
			t.Errorf("the table has a room %s, but there is no such folder", room)
		}
	}
	for p := range inside {
		if !seen[p] {
			t.Errorf("the table has a package %s, which is not there", p)
		}
	}
}
