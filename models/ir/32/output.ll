target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i32, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i32, i32, [40 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
@streams = internal global [3 x i8] zeroinitializer, align 1
@stdin = dso_local global %struct._IO_FILE* bitcast ([3 x i8]* @streams to %struct._IO_FILE*), align 4
@stdout = dso_local global %struct._IO_FILE* bitcast (i8* getelementptr inbounds ([3 x i8], [3 x i8]* @streams, i32 0, i64 1) to %struct._IO_FILE*), align 4
@stderr = dso_local global %struct._IO_FILE* bitcast (i8* getelementptr inbounds ([3 x i8], [3 x i8]* @streams, i32 0, i64 2) to %struct._IO_FILE*), align 4
define dso_local i32 @printf(i8* noalias noundef %format, ...) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int()
define dso_local i32 @fprintf(%struct._IO_FILE* noalias noundef %file, i8* noalias noundef %format, ...) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @dprintf(i32 noundef %file, i8* noalias noundef %format, ...) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @vprintf(i8* noalias noundef %format, i8* noundef %arguments) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @vfprintf(%struct._IO_FILE* noalias noundef %file, i8* noalias noundef %format, i8* noundef %arguments) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @vdprintf(i32 noundef %file, i8* noalias noundef %format, i8* noundef %arguments) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @puts(i8* noundef %s) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @fputs(i8* noalias noundef %s, %struct._IO_FILE* noalias noundef %file) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @putchar(i32 noundef %c) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @putc(i32 noundef %c, %struct._IO_FILE* noundef %file) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @fputc(i32 noundef %c, %struct._IO_FILE* noundef %file) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @putc_unlocked(i32 noundef %c, %struct._IO_FILE* noundef %file) {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @putchar_unlocked(i32 noundef %c) {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @putwchar(i32 noundef %c) {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @fwrite(i8* noalias noundef %data, i32 noundef %size, i32 noundef %count, %struct._IO_FILE* noalias noundef %file) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_ulong()
  %cmp = icmp ule i32 %call, %count
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @fflush(%struct._IO_FILE* noundef %file) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 0, i32 -1
  ret i32 %cond
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local void @perror(i8* noundef %s) {
entry:
  ret void
}
define dso_local void @setbuf(%struct._IO_FILE* noalias noundef %file, i8* noalias noundef %buffer) {
entry:
  ret void
}
define dso_local i32 @setvbuf(%struct._IO_FILE* noalias noundef %file, i8* noalias noundef %buffer, i32 noundef %mode, i32 noundef %size) {
entry:
  ret i32 0
}
define dso_local void @flockfile(%struct._IO_FILE* noundef %file) {
entry:
  ret void
}
define dso_local void @funlockfile(%struct._IO_FILE* noundef %file) {
entry:
  ret void
}
declare extern_weak dso_local void @__model_cancel_point()
