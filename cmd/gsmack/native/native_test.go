package native

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/models"
)

// TestPrimitives: whatever models are written with has a native meaning.
func TestPrimitives(t *testing.T) {
	dir := t.TempDir()
	if err := models.Include(dir); err != nil {
		t.Fatal(err)
	}
	header, err := os.ReadFile(filepath.Join(dir, "gsmack.h"))
	if err != nil {
		t.Fatal(err)
	}
	runtime := runtimeText()
	for _, m := range regexp.MustCompile(`(?m)^[a-zA-Z_][\w \*]*?(__(?:gsmack|SMACK)_(\w+))\(`).FindAllStringSubmatch(string(header), -1) {
		kind, nondet := strings.CutPrefix(m[2], "nondet_")
		if !strings.Contains(runtime, m[1]) && !(nondet && strings.Contains(runtime, ", "+kind+")")) {
			t.Errorf("the runtime does not define %s", m[1])
		}
	}
}

// TestSchedule: what is written is read again.
func TestSchedule(t *testing.T) {
	const written = "gsmack explorer schedule 1\nchecks 8\nfailure \"assertion\" \"x == \\\"a\\\"\"\nvisible 0x401270\nT0\nT1 2 0\n"
	s, err := ReadSchedule([]byte(written))
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := s.Write(&b); err != nil || b.String() != written {
		t.Errorf("%v\n%s", err, b.String())
	}
	if _, err := ReadSchedule([]byte("gsmack explorer schedule 1\nTx\n")); err == nil {
		t.Error("a fault is not found")
	}
}

// TestWorld: a model of the world calls none that is neither there nor compiled nor the C library's.
func TestWorld(t *testing.T) {
	for _, name := range append(slices.Clone(world), compiled...) {
		text, ok := models.SourceFile(name + ".c")
		if !ok {
			t.Errorf("there is no model %s", name)
		}
		for _, m := range regexp.MustCompile(`\b(__model_\w+)\(`).FindAllStringSubmatch(text, -1) {
			asks := strings.Contains(text, "if ("+m[1]+")") // whether it is linked
			if in := models.Defining(m[1]); in != "" && !asks && !slices.Contains(world, in) && !slices.Contains(compiled, in) {
				t.Errorf("%s calls %s of %s, which is not linked", name, m[1], in)
			}
		}
	}
}

// TestObjects: a module says where its locals begin and end, with and without types of pointers, and one that has none stays as it is.
func TestObjects(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"define i32 @f() {\n  ret i32 1\n}", "define i32 @f() {\n  ret i32 1\n}\n"},
		{"@g = global i32 0, align 4\ndefine i32 @f() {\n  %x = alloca i32, align 4\n  %1 = load i32, ptr %x, align 4\n  ret i32 %1\n}",
			"@g = global i32 0, align 64\ndefine i32 @f() {\n  %x = alloca i32, align 64\n" +
				"  call void @__gsmack_local_begins(ptr %x, i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 1) to i64))\n  %1 = load i32, ptr %x, align 4\n" +
				"  call void @__gsmack_local_ends(ptr %x, i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 1) to i64))\n  ret i32 %1\n}\n" +
				"declare void @__gsmack_local_begins(ptr, i64)\ndeclare void @__gsmack_local_ends(ptr, i64)\n"},
		{"define void @f() {\n  %x = alloca i8, align 1\n  call void @llvm.lifetime.end.p0i8(i64 1, i8* %x)\n  ret void\n}",
			"define void @f() {\n  %x = alloca i8, align 64\n  %gsmack.at.2 = bitcast i8* %x to i8*\n" +
				"  call void @__gsmack_local_begins(i8* %gsmack.at.2, i64 ptrtoint (i8* getelementptr (i8, i8* null, i64 1) to i64))\n" +
				"  call void @__gsmack_local_ends(i8* %x, i64 1)\n" +
				"  call void @__gsmack_local_ends(i8* %gsmack.at.2, i64 ptrtoint (i8* getelementptr (i8, i8* null, i64 1) to i64))\n  ret void\n}\n" +
				"declare void @__gsmack_local_begins(i8*, i64)\ndeclare void @__gsmack_local_ends(i8*, i64)\n"},
	} {
		if out := withObjects(c.in); out != c.want {
			t.Errorf("%s\nis not\n%s", out, c.want)
		}
	}
}

// TestEscapes: the address of a part is hidden where the whole escapes, with and without types of pointers, and only there.
func TestEscapes(t *testing.T) {
	const typed = "define void @f() {\n  %s = alloca %struct.s, align 4\n  %u = alloca [2 x i8], align 1\n  call void @g(%struct.s* %s)\n" +
		"  %b = getelementptr inbounds %struct.s, %struct.s* %s, i32 0, i32 1\n  %c = getelementptr [2 x i8], [2 x i8]* %u, i64 0, i64 1\n" +
		"  %d = bitcast %struct.s* %s to i8*\n  store i8 1, i8* %c, align 1\n  ret void\n}"
	const plain = "define void @f() {\n  %s = alloca i64, align 4\n  %c = getelementptr inbounds nuw i8, ptr %s, i64 4\n  store ptr %c, ptr @p, align 8\n  ret void\n}"
	hidden := map[string]string{
		"%struct.s, %struct.s* %s,": "%struct.s, %struct.s* %gsmack.part.4,", "  %b =": "  %gsmack.part.4 = call %struct.s* asm \"\", \"=r,0\"(%struct.s* %s)\n  %b =",
		"bitcast %struct.s* %s": "bitcast %struct.s* %gsmack.part.6", "  %d =": "  %gsmack.part.6 = call %struct.s* asm \"\", \"=r,0\"(%struct.s* %s)\n  %d =",
	}
	want := typed
	for from, to := range hidden {
		want = strings.Replace(want, from, to, 1)
	}
	if out := withEscapes(typed, false); out != want {
		t.Errorf("%s\nis not\n%s", out, want)
	}
	want = strings.Replace(plain, "  %c = getelementptr inbounds nuw i8, ptr %s", "  %gsmack.part.2 = call ptr asm \"\", \"=r,0\"(ptr %s)\n  %c = getelementptr inbounds nuw i8, ptr %gsmack.part.2", 1)
	if out := withEscapes(plain, false); out != want {
		t.Errorf("%s\nis not\n%s", out, want)
	}
	if out := withEscapes(typed, true); !strings.Contains(out, "([2 x i8]* %u)") {
		t.Errorf("not all are hidden: %s", out)
	}
}
