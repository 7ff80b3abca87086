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

// TestObjects: a module says where its locals begin and end, with and without types of pointers, and one that has none stays as it is. Of one that is
// explored these are only those that an access could miss.
func TestObjects(t *testing.T) {
	const declared = "declare void @__gsmack_local_begins(ptr, i64, ptr)\n"
	const scalar = "@g = global i32 0, align 4\ndefine i32 @f() {\n  %x = alloca i32, align 4\n  %1 = load i32, ptr %x, align 4\n  ret i32 %1\n}"
	for _, c := range []struct {
		all      bool
		in, want string
	}{
		{true, "define i32 @f() {\n  ret i32 1\n}", "define i32 @f() {\n  ret i32 1\n}\n"},
		{true, scalar, "@g = global i32 0, align 64\ndefine i32 @f() {\n  %x = alloca { i32, [16 x i8] }, align 4\n" +
			"  call void @__gsmack_local_begins(ptr %x, i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 1) to i64), ptr @gsmack.name.0)\n" +
			"  %1 = load i32, ptr %x, align 4\n  ret i32 %1\n}\n@gsmack.name.0 = private unnamed_addr constant [1 x i8] c\"\\00\"\n" + declared},
		{false, scalar, scalar + "\n"},
		{true, "@g = global i32 0, align 4096", "@g = global i32 0, align 4096\n"},
		{true, "define void @f() {\n  %x = alloca i8, align 1\n  call void @llvm.dbg.declare(metadata i8* %x, metadata !7, metadata !8)\n  call void @llvm.lifetime.end.p0i8(i64 1, i8* %x)\n  ret void\n}\n!7 = !DILocalVariable(name: \"c\")",
			"define void @f() {\n  %gsmack.room.1 = alloca { i8, [16 x i8] }, align 1\n  %x = bitcast { i8, [16 x i8] }* %gsmack.room.1 to i8*\n" +
				"  call void @__gsmack_local_begins(i8* %x, i64 ptrtoint (i8* getelementptr (i8, i8* null, i64 1) to i64), i8* getelementptr ([2 x i8], [2 x i8]* @gsmack.name.0, i64 0, i64 0))\n" +
				"  call void @llvm.dbg.declare(metadata i8* %x, metadata !7, metadata !8)\n  call void @__gsmack_local_ends(i8* %x, i64 1)\n  ret void\n}\n" +
				"!7 = !DILocalVariable(name: \"c\")\n@gsmack.name.0 = private unnamed_addr constant [2 x i8] c\"c\\00\"\n" +
				"declare void @__gsmack_local_begins(i8*, i64, i8*)\ndeclare void @__gsmack_local_ends(i8*, i64)\n"},
		{false, "define void @f(ptr %p, i64 %i) {\n  %a = getelementptr i8, ptr %p, i64 %i, !dbg !1\n  %b = getelementptr %s, ptr %p, i32 0, i32 1, !dbg !1\n  store i8 1, ptr %a, align 1, !dbg !2\n  store i8 1, ptr %b, align 1, !dbg !3\n  ret void\n}",
			"define void @f(ptr %p, i64 %i) {\n  %a = getelementptr i8, ptr %p, i64 %i, !dbg !1\n  %b = getelementptr %s, ptr %p, i32 0, i32 1, !dbg !1\n" +
				"  call void @__gsmack_within(ptr %p, ptr %a, i64 1, i64 0, i32 1), !dbg !2\n  store i8 1, ptr %a, align 1, !dbg !2\n  store i8 1, ptr %b, align 1, !dbg !3\n  ret void\n}\n" +
				"declare void @__gsmack_within(ptr, ptr, i64, i64, i32)\n"},
		{false, "define i32 @f() {\n  %1 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @g, i64 0, i64 3), align 4\n  ret i32 %1\n}",
			"define i32 @f() {\n  call void @__gsmack_within(ptr @g, ptr getelementptr inbounds ([3 x i32], ptr @g, i64 0, i64 3), i64 4, i64 0, i32 0)\n" +
				"  %1 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @g, i64 0, i64 3), align 4\n  ret i32 %1\n}\ndeclare void @__gsmack_within(ptr, ptr, i64, i64, i32)\n"},
	} {
		if out := withObjects(c.in, c.all); out != c.want {
			t.Errorf("%s\nis not\n%s", out, c.want)
		}
	}
}

// TestLocals: which local objects an access could miss.
func TestLocals(t *testing.T) {
	for use, missed := range map[string]bool{
		"store i64 1, ptr %x, align 8": false, "store i64 1, ptr %s, align 8": true, "store ptr %x, ptr %p, align 8": true, "%1 = load i128, ptr %x, align 16": true,
		"%1 = getelementptr %t, ptr %s, i32 0, i32 1": false, "%1 = getelementptr %t, ptr %s, i64 1": true, "%1 = getelementptr %u, ptr %s, i32 0, i32 1": true,
		"%1 = getelementptr [3 x i64], ptr %a, i64 0, i64 2": false, "%1 = getelementptr [3 x i64], ptr %a, i64 0, i64 3": true, "%1 = getelementptr [3 x i64], ptr %a, i64 0, i64 %i": true,
		"call void @f(ptr %x)": true, "call void @llvm.lifetime.start.p0(i64 8, ptr %x)": false, "    #dbg_declare(ptr %x, !1, !DIExpression(), !2)": false,
	} {
		o := &objects{pointer: func(string) string { return "ptr" }}
		o.read([]string{"define void @f(ptr %p, i64 %i) {", "  %x = alloca i64, align 8", "  %s = alloca %t, align 8", "  %a = alloca [3 x i64], align 8", "  " + use})
		if (len(o.locals) > 0) != missed {
			t.Errorf("%s: %v", use, o.locals)
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
	if out := withEscapes(typed); out != want {
		t.Errorf("%s\nis not\n%s", out, want)
	}
	const literal = "define void @f() {\n  %r = alloca { %t, [4 x i8] }, align 4\n  %s = bitcast { %t, [4 x i8] }* %r to %t*\n  call void @g(%t* %s)\n  ret void\n}"
	if out := withEscapes(literal); !strings.Contains(out, "  %gsmack.part.2 = call { %t, [4 x i8] }* asm \"\", \"=r,0\"({ %t, [4 x i8] }* %r)\n") {
		t.Errorf("a type of commas: %s", out)
	}
	want = strings.Replace(plain, "  %c = getelementptr inbounds nuw i8, ptr %s", "  %gsmack.part.2 = call ptr asm \"\", \"=r,0\"(ptr %s)\n  %c = getelementptr inbounds nuw i8, ptr %gsmack.part.2", 1)
	if out := withEscapes(plain); out != want {
		t.Errorf("%s\nis not\n%s", out, want)
	}
}
