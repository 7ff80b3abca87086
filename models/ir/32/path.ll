target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.utimbuf = type { i32, i32 }
%struct.timeval = type { i32, i32 }
%struct.timespec = type { i32, i32 }
@.str = private unnamed_addr constant [10 x i8] c"file.mask\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"whether a name matches a pattern\00", align 1
@.str.2 = private unnamed_addr constant [37 x i8] c"realpath, into memory of the program\00", align 1
@dot = internal global [2 x i8] c".\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"heap.kept\00", align 1
define dso_local i32 @chmod(i8* noundef nonnull %path, i32 noundef %mode) {
entry:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define internal i32 @done_to(i8* noundef %path) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i1, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  ret i32 %cond.i
}
define dso_local i32 @fchmod(i32 noundef %file, i32 noundef %mode) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  ret i32 %cond.i
}
define dso_local i32 @chown(i8* noundef nonnull %path, i32 noundef %owner, i32 noundef %group) {
entry:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define dso_local i32 @lchown(i8* noundef nonnull %path, i32 noundef %owner, i32 noundef %group) {
entry:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define dso_local i32 @fchown(i32 noundef %file, i32 noundef %owner, i32 noundef %group) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  ret i32 %cond.i
}
define dso_local i32 @link(i8* noundef nonnull %from, i8* noundef nonnull %to) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %from, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %from, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @done_to(i8* noundef %to)
  ret i32 %call
}
define dso_local i32 @symlink(i8* noundef nonnull %from, i8* noundef nonnull %to) {
entry:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %from, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %link.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %from, i32 noundef -1)
  br label %link.exit
link.exit:
  %call.i = call i32 @done_to(i8* noundef %to)
  ret i32 %call.i
}
define dso_local i32 @truncate(i8* noundef nonnull %path, i32 noundef %length) {
entry:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define dso_local i32 @mkfifo(i8* noundef nonnull %path, i32 noundef %mode) {
entry:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define dso_local i32 @mkdirat(i32 noundef %directory, i8* noundef nonnull %path, i32 noundef %mode) {
entry:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define dso_local i32 @unlinkat(i32 noundef %directory, i8* noundef nonnull %path, i32 noundef %flags) {
entry:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define dso_local i32 @renameat(i32 noundef %old, i8* noundef %from, i32 noundef %new, i8* noundef %to) {
entry:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %from, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %link.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %from, i32 noundef -1)
  br label %link.exit
link.exit:
  %call.i = call i32 @done_to(i8* noundef %to)
  ret i32 %call.i
}
define dso_local i32 @faccessat(i32 noundef %directory, i8* noundef nonnull %path, i32 noundef %mode, i32 noundef %flags) {
entry:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define dso_local i32 @utime(i8* noundef nonnull %path, %struct.utimbuf* noundef %times) {
entry:
  %tobool = icmp ne %struct.utimbuf* %times, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %0 = bitcast %struct.utimbuf* %times to i8*
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, 8
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  br label %if.end
if.end:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define dso_local i32 @utimes(i8* noundef nonnull %path, %struct.timeval* noundef %times) {
entry:
  %tobool = icmp ne %struct.timeval* %times, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %0 = bitcast %struct.timeval* %times to i8*
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, 16
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  br label %if.end
if.end:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define dso_local i32 @umask(i32 noundef %mask) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0))
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %sub = sub nsw i32 %call, 1
  br label %cond.end
cond.false:
  %call1 = call i32 @__gsmack_nondet_uint()
  br label %cond.end
cond.end:
  %cond = phi i32 [ %sub, %cond.true ], [ %call1, %cond.false ]
  %cmp = icmp ule i32 %cond, 511
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %cmp2 = icmp ule i32 %mask, 511
  br i1 %cmp2, label %cond.true3, label %cond.false4
cond.true3:
  %add = add nsw i32 %mask, 1
  br label %cond.end5
cond.false4:
  br label %cond.end5
cond.end5:
  %cond6 = phi i32 [ %add, %cond.true3 ], [ 0, %cond.false4 ]
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0), i32 noundef %cond6)
  call void @__gsmack_atomic_end()
  ret i32 %cond
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local i32 @__gsmack_nondet_uint()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @creat(i8* noundef nonnull %path, i32 noundef %mode) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i.i, label %cancellation_point.exit.i
if.then.i.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit.i
cancellation_point.exit.i:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i1.i, label %opened.exit
if.then.i1.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %opened.exit
opened.exit:
  %call.i = call i32 @any_descriptor()
  ret i32 %call.i
}
define dso_local i32 @openat(i32 noundef %directory, i8* noundef nonnull %path, i32 noundef %flags, ...) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i.i, label %cancellation_point.exit.i
if.then.i.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit.i
cancellation_point.exit.i:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i1.i, label %opened.exit
if.then.i1.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %opened.exit
opened.exit:
  %call.i = call i32 @any_descriptor()
  ret i32 %call.i
}
define dso_local void @sync() {
entry:
  ret void
}
define dso_local i32 @flock(i32 noundef %file, i32 noundef %operation) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_interrupted.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails_or_is_interrupted.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails_or_is_interrupted.exit.i
fails_or_is_interrupted.exit.i:
  br label %done_or_interrupted.exit
done_or_interrupted.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails_or_is_interrupted.exit.i ]
  ret i32 %cond.i
}
define dso_local i32 @lockf(i32 noundef %file, i32 noundef %command, i32 noundef %size) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_interrupted.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails_or_is_interrupted.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails_or_is_interrupted.exit.i
fails_or_is_interrupted.exit.i:
  br label %done_or_interrupted.exit
done_or_interrupted.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails_or_is_interrupted.exit.i ]
  ret i32 %cond.i
}
define dso_local i32 @fallocate(i32 noundef %file, i32 noundef %mode, i32 noundef %from, i32 noundef %size) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  ret i32 %cond.i
}
define dso_local i32 @posix_fallocate(i32 noundef %file, i32 noundef %from, i32 noundef %size) {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp1 = icmp sle i32 %call, 133
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = icmp ne i32 %call, 4
  br label %land.end
land.end:
  %0 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %cmp2, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int()
define dso_local i32 @mknod(i8* noundef nonnull %path, i32 noundef %mode, i64 noundef %device) {
entry:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define dso_local i32 @futimens(i32 noundef %file, %struct.timespec* noundef %times) {
entry:
  %tobool = icmp ne %struct.timespec* %times, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %0 = bitcast %struct.timespec* %times to i8*
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, 16
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  br label %if.end
if.end:
  %call.i2 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i2, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %2 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  ret i32 %cond.i
}
define dso_local i32 @utimensat(i32 noundef %directory, i8* noundef nonnull %path, %struct.timespec* noundef %times, i32 noundef %flags) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @futimens(i32 noundef %directory, %struct.timespec* noundef %times)
  ret i32 %call
}
define dso_local i32 @syncfs(i32 noundef %file) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  ret i32 %cond.i
}
define dso_local i32 @fpathconf(i32 noundef %file, i32 noundef %what) {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %cmp1 = icmp slt i32 %call, 0
  br i1 %cmp1, label %land.lhs.true, label %if.end
land.lhs.true:
  %call2 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call2, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %0 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails.exit
fails.exit:
  br label %cleanup
if.end:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails.exit ], [ %call, %if.end ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_nondet_long()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @pathconf(i8* noundef nonnull %path, i32 noundef %what) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @fpathconf(i32 noundef -1, i32 noundef %what)
  ret i32 %call
}
define dso_local i32 @fnmatch(i8* noundef %pattern, i8* noundef %text, i32 noundef %flags) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %pattern, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %pattern, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i1 = call i32 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp.i2 = icmp slt i32 %call.i1, 0
  br i1 %cmp.i2, label %if.then.i3, label %reads_all.exit4
if.then.i3:
  call void @__model_printed_text(i8* noundef %text, i32 noundef -1)
  br label %reads_all.exit4
reads_all.exit4:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 0, i32 1
  ret i32 %cond
}
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
define dso_local i32 @mkstemps(i8* noundef nonnull %pattern, i32 noundef %kept) {
entry:
  %call.i = call i32 @strlen(i8* noundef %pattern)
  %add.i = add i32 6, %kept
  %cmp.i = icmp uge i32 %call.i, %add.i
  %frombool.i = zext i1 %cmp.i to i8
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub i32 %call.i, %kept
  %sub1.i = sub i32 %sub.i, 6
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %sub1.i, %cond.true.i ], [ 0, %cond.false.i ]
  %add.ptr.i = getelementptr inbounds i8, i8* %pattern, i32 %cond.i
  br label %for.cond.i
for.cond.i:
  %fits.0.i = phi i8 [ %frombool.i, %cond.end.i ], [ %frombool6.i, %for.body.i ]
  %i.0.i = phi i32 [ 0, %cond.end.i ], [ %inc.i, %for.body.i ]
  %tobool2.i = trunc i8 %fits.0.i to i1
  br i1 %tobool2.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp3.i = icmp slt i32 %i.0.i, 6
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %for.cond.i ], [ %cmp3.i, %land.rhs.i ]
  br i1 %0, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br i1 %tobool2.i, label %if.end.i, label %if.then.i
for.body.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %add.ptr.i, i32 %i.0.i
  %1 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %1 to i32
  %cmp4.i = icmp eq i32 %conv.i, 88
  %frombool6.i = zext i1 %cmp4.i to i8
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
if.then.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %named.exit
if.end.i:
  br label %for.cond10.i
for.cond10.i:
  %i9.0.i = phi i32 [ 0, %if.end.i ], [ %inc39.i, %lor.end.i ]
  %cmp11.i = icmp slt i32 %i9.0.i, 6
  br i1 %cmp11.i, label %for.body14.i, label %for.cond.cleanup13.i
for.cond.cleanup13.i:
  br label %named.exit
for.body14.i:
  %call15.i = call signext i8 @__gsmack_nondet_char()
  %conv16.i = sext i8 %call15.i to i32
  %cmp17.i = icmp sge i32 %conv16.i, 48
  br i1 %cmp17.i, label %land.lhs.true.i, label %lor.lhs.false.i
land.lhs.true.i:
  %cmp20.i = icmp sle i32 %conv16.i, 57
  br i1 %cmp20.i, label %lor.end.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp23.i = icmp sge i32 %conv16.i, 65
  br i1 %cmp23.i, label %land.lhs.true25.i, label %lor.rhs.i
land.lhs.true25.i:
  %cmp27.i = icmp sle i32 %conv16.i, 90
  br i1 %cmp27.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp30.i = icmp sge i32 %conv16.i, 97
  br i1 %cmp30.i, label %land.rhs32.i, label %land.end36.i
land.rhs32.i:
  %cmp34.i = icmp sle i32 %conv16.i, 122
  br label %land.end36.i
land.end36.i:
  %2 = phi i1 [ false, %lor.rhs.i ], [ %cmp34.i, %land.rhs32.i ]
  br label %lor.end.i
lor.end.i:
  %3 = phi i1 [ true, %land.lhs.true25.i ], [ true, %land.lhs.true.i ], [ %2, %land.end36.i ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  %arrayidx37.i = getelementptr inbounds i8, i8* %add.ptr.i, i32 %i9.0.i
  store i8 %call15.i, i8* %arrayidx37.i, align 1
  %inc39.i = add nsw i32 %i9.0.i, 1
  br label %for.cond10.i
named.exit:
  %retval.0.i = phi i1 [ true, %for.cond.cleanup13.i ], [ false, %fails_with.exit.i ]
  br i1 %retval.0.i, label %cond.true, label %cond.false
cond.true:
  %call1 = call i32 @any_descriptor()
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %call1, %cond.true ], [ -1, %cond.false ]
  ret i32 %cond
}
define internal i32 @any_descriptor() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, -1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp slt i32 %call, 1024
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2 = icmp slt i32 %call, 0
  br i1 %cmp2, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails_or_is_interrupted.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %1 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails_or_is_interrupted.exit
fails_or_is_interrupted.exit:
  br label %cleanup
if.end:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i7, label %is_event.exit.i
land.rhs.i.i7:
  %call.i.i6 = call zeroext i1 @__model_is_event(i32 noundef %call)
  br label %is_event.exit.i
is_event.exit.i:
  %2 = phi i1 [ false, %if.end ], [ %call.i.i6, %land.rhs.i.i7 ]
  br i1 %2, label %is_known.exit, label %lor.rhs.i
lor.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i, label %is_pipe.exit.i
land.rhs.i3.i:
  %call.i2.i = call zeroext i1 @__model_is_pipe(i32 noundef %call)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %3 = phi i1 [ false, %lor.rhs.i ], [ %call.i2.i, %land.rhs.i3.i ]
  br label %is_known.exit
is_known.exit:
  %4 = phi i1 [ true, %is_event.exit.i ], [ %3, %is_pipe.exit.i ]
  %lnot = xor i1 %4, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_or_is_interrupted.exit ], [ %call, %is_known.exit ]
  ret i32 %retval.0
}
define dso_local i32 @mkstemp(i8* noundef nonnull %pattern) {
entry:
  %call = call i32 @mkstemps(i8* noundef %pattern, i32 noundef 0)
  ret i32 %call
}
define dso_local i32 @mkostemp(i8* noundef nonnull %pattern, i32 noundef %flags) {
entry:
  %call = call i32 @mkstemps(i8* noundef %pattern, i32 noundef 0)
  ret i32 %call
}
define dso_local i8* @mktemp(i8* noundef nonnull %pattern) {
entry:
  %call.i = call i32 @strlen(i8* noundef %pattern)
  %cmp.i = icmp uge i32 %call.i, 6
  %frombool.i = zext i1 %cmp.i to i8
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub1.i = sub i32 %call.i, 6
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %sub1.i, %cond.true.i ], [ 0, %cond.false.i ]
  %add.ptr.i = getelementptr inbounds i8, i8* %pattern, i32 %cond.i
  br label %for.cond.i
for.cond.i:
  %fits.0.i = phi i8 [ %frombool.i, %cond.end.i ], [ %frombool6.i, %for.body.i ]
  %i.0.i = phi i32 [ 0, %cond.end.i ], [ %inc.i, %for.body.i ]
  %tobool2.i = trunc i8 %fits.0.i to i1
  br i1 %tobool2.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp3.i = icmp slt i32 %i.0.i, 6
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %for.cond.i ], [ %cmp3.i, %land.rhs.i ]
  br i1 %0, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br i1 %tobool2.i, label %if.end.i, label %if.then.i
for.body.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %add.ptr.i, i32 %i.0.i
  %1 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %1 to i32
  %cmp4.i = icmp eq i32 %conv.i, 88
  %frombool6.i = zext i1 %cmp4.i to i8
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
if.then.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %named.exit
if.end.i:
  br label %for.cond10.i
for.cond10.i:
  %i9.0.i = phi i32 [ 0, %if.end.i ], [ %inc39.i, %lor.end.i ]
  %cmp11.i = icmp slt i32 %i9.0.i, 6
  br i1 %cmp11.i, label %for.body14.i, label %for.cond.cleanup13.i
for.cond.cleanup13.i:
  br label %named.exit
for.body14.i:
  %call15.i = call signext i8 @__gsmack_nondet_char()
  %conv16.i = sext i8 %call15.i to i32
  %cmp17.i = icmp sge i32 %conv16.i, 48
  br i1 %cmp17.i, label %land.lhs.true.i, label %lor.lhs.false.i
land.lhs.true.i:
  %cmp20.i = icmp sle i32 %conv16.i, 57
  br i1 %cmp20.i, label %lor.end.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp23.i = icmp sge i32 %conv16.i, 65
  br i1 %cmp23.i, label %land.lhs.true25.i, label %lor.rhs.i
land.lhs.true25.i:
  %cmp27.i = icmp sle i32 %conv16.i, 90
  br i1 %cmp27.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp30.i = icmp sge i32 %conv16.i, 97
  br i1 %cmp30.i, label %land.rhs32.i, label %land.end36.i
land.rhs32.i:
  %cmp34.i = icmp sle i32 %conv16.i, 122
  br label %land.end36.i
land.end36.i:
  %2 = phi i1 [ false, %lor.rhs.i ], [ %cmp34.i, %land.rhs32.i ]
  br label %lor.end.i
lor.end.i:
  %3 = phi i1 [ true, %land.lhs.true25.i ], [ true, %land.lhs.true.i ], [ %2, %land.end36.i ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  %arrayidx37.i = getelementptr inbounds i8, i8* %add.ptr.i, i32 %i9.0.i
  store i8 %call15.i, i8* %arrayidx37.i, align 1
  %inc39.i = add nsw i32 %i9.0.i, 1
  br label %for.cond10.i
named.exit:
  %retval.0.i = phi i1 [ true, %for.cond.cleanup13.i ], [ false, %fails_with.exit.i ]
  br i1 %retval.0.i, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %call.i3 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i3, label %cond.true.i4, label %cond.false.i5
cond.true.i4:
  br label %done_or_not.exit
cond.false.i5:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %4 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %4)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i6 = phi i32 [ 0, %cond.true.i4 ], [ -1, %fails.exit.i ]
  %tobool = icmp ne i32 %cond.i6, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  store i8 0, i8* %pattern, align 1
  br label %if.end
if.end:
  ret i8* %pattern
}
define dso_local i8* @mkdtemp(i8* noundef nonnull %pattern) {
entry:
  %call.i = call i32 @strlen(i8* noundef %pattern)
  %cmp.i = icmp uge i32 %call.i, 6
  %frombool.i = zext i1 %cmp.i to i8
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub1.i = sub i32 %call.i, 6
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %sub1.i, %cond.true.i ], [ 0, %cond.false.i ]
  %add.ptr.i = getelementptr inbounds i8, i8* %pattern, i32 %cond.i
  br label %for.cond.i
for.cond.i:
  %fits.0.i = phi i8 [ %frombool.i, %cond.end.i ], [ %frombool6.i, %for.body.i ]
  %i.0.i = phi i32 [ 0, %cond.end.i ], [ %inc.i, %for.body.i ]
  %tobool2.i = trunc i8 %fits.0.i to i1
  br i1 %tobool2.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp3.i = icmp slt i32 %i.0.i, 6
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %for.cond.i ], [ %cmp3.i, %land.rhs.i ]
  br i1 %0, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br i1 %tobool2.i, label %if.end.i, label %if.then.i
for.body.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %add.ptr.i, i32 %i.0.i
  %1 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %1 to i32
  %cmp4.i = icmp eq i32 %conv.i, 88
  %frombool6.i = zext i1 %cmp4.i to i8
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
if.then.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %named.exit
if.end.i:
  br label %for.cond10.i
for.cond10.i:
  %i9.0.i = phi i32 [ 0, %if.end.i ], [ %inc39.i, %lor.end.i ]
  %cmp11.i = icmp slt i32 %i9.0.i, 6
  br i1 %cmp11.i, label %for.body14.i, label %for.cond.cleanup13.i
for.cond.cleanup13.i:
  br label %named.exit
for.body14.i:
  %call15.i = call signext i8 @__gsmack_nondet_char()
  %conv16.i = sext i8 %call15.i to i32
  %cmp17.i = icmp sge i32 %conv16.i, 48
  br i1 %cmp17.i, label %land.lhs.true.i, label %lor.lhs.false.i
land.lhs.true.i:
  %cmp20.i = icmp sle i32 %conv16.i, 57
  br i1 %cmp20.i, label %lor.end.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp23.i = icmp sge i32 %conv16.i, 65
  br i1 %cmp23.i, label %land.lhs.true25.i, label %lor.rhs.i
land.lhs.true25.i:
  %cmp27.i = icmp sle i32 %conv16.i, 90
  br i1 %cmp27.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp30.i = icmp sge i32 %conv16.i, 97
  br i1 %cmp30.i, label %land.rhs32.i, label %land.end36.i
land.rhs32.i:
  %cmp34.i = icmp sle i32 %conv16.i, 122
  br label %land.end36.i
land.end36.i:
  %2 = phi i1 [ false, %lor.rhs.i ], [ %cmp34.i, %land.rhs32.i ]
  br label %lor.end.i
lor.end.i:
  %3 = phi i1 [ true, %land.lhs.true25.i ], [ true, %land.lhs.true.i ], [ %2, %land.end36.i ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  %arrayidx37.i = getelementptr inbounds i8, i8* %add.ptr.i, i32 %i9.0.i
  store i8 %call15.i, i8* %arrayidx37.i, align 1
  %inc39.i = add nsw i32 %i9.0.i, 1
  br label %for.cond10.i
named.exit:
  %retval.0.i = phi i1 [ true, %for.cond.cleanup13.i ], [ false, %fails_with.exit.i ]
  br i1 %retval.0.i, label %land.lhs.true, label %cond.false
land.lhs.true:
  %call.i2 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i2, label %cond.true.i3, label %cond.false.i4
cond.true.i3:
  br label %done_or_not.exit
cond.false.i4:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %4 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %4)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i5 = phi i32 [ 0, %cond.true.i3 ], [ -1, %fails.exit.i ]
  %tobool = icmp ne i32 %cond.i5, 0
  br i1 %tobool, label %cond.false, label %cond.true
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i8* [ %pattern, %cond.true ], [ null, %cond.false ]
  ret i8* %cond
}
define dso_local i8* @getcwd(i8* noundef %to, i32 noundef %size) {
entry:
  %tobool = icmp ne i8* %to, null
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp = icmp eq i32 %size, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %call.i7 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i7, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  %tobool2 = icmp ne i32 %cond.i, 0
  br i1 %tobool2, label %if.then3, label %if.end4
if.then3:
  br label %return
if.end4:
  br i1 %tobool, label %if.then6, label %if.end7
if.then6:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.then6 ], [ %add.i, %cleanup.cont.i ]
  %add.i = add i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %add.i, %size
  br i1 %cmp.i, label %for.body.i, label %any_text.exit
for.body.i:
  %call.i8 = call signext i8 @__gsmack_nondet_char()
  %tobool.i = icmp ne i8 %call.i8, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i9
if.then.i9:
  br label %cleanup.i
if.end.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 %call.i8, i8* %arrayidx.i, align 1
  br label %cleanup.i
cleanup.i:
  %cleanup.dest.slot.0.i = phi i32 [ 0, %if.end.i ], [ 2, %if.then.i9 ]
  switch i32 %cleanup.dest.slot.0.i, label %unreachable.i [
    i32 0, label %cleanup.cont.i
    i32 2, label %any_text.exit
  ]
cleanup.cont.i:
  br label %for.cond.i
unreachable.i:
  unreachable
any_text.exit:
  %arrayidx1.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 0, i8* %arrayidx1.i, align 1
  br label %return
if.end7:
  %tobool8 = icmp ne i32 %size, 0
  br i1 %tobool8, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %size, %cond.true ], [ 4096, %cond.false ]
  %call.i10 = call i8* @__gsmack_alloc(i32 noundef %cond)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i8* noundef %call.i10, i32 noundef 1)
  br i1 icmp ne (void (i8*, i32)* @__model_note_size, void (i8*, i32)* null), label %if.then.i.i, label %any_path.exit
if.then.i.i:
  call void @__model_note_size(i8* noundef %call.i10, i32 noundef %cond)
  br label %any_path.exit
any_path.exit:
  store i8 47, i8* %call.i10, align 1
  %sub.i = sub i32 %cond, 1
  %arrayidx2.i = getelementptr inbounds i8, i8* %call.i10, i32 %sub.i
  store i8 0, i8* %arrayidx2.i, align 1
  br label %return
return:
  %retval.0 = phi i8* [ null, %fails_with.exit ], [ null, %if.then3 ], [ %to, %any_text.exit ], [ %call.i10, %any_path.exit ]
  ret i8* %retval.0
}
define dso_local i8* @realpath(i8* noalias noundef %path, i8* noalias noundef %to) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i2 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i2, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %tobool1 = icmp ne i8* %to, null
  br i1 %tobool1, label %if.then2, label %if.end3
if.then2:
  call void @__gsmack_uses(i8* noundef %to, i32 noundef 4096)
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end3
if.end3:
  %call.i3 = call i8* @__gsmack_alloc(i32 noundef 4096)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i8* noundef %call.i3, i32 noundef 1)
  br i1 icmp ne (void (i8*, i32)* @__model_note_size, void (i8*, i32)* null), label %if.then.i.i, label %any_path.exit
if.then.i.i:
  call void @__model_note_size(i8* noundef %call.i3, i32 noundef 4096)
  br label %any_path.exit
any_path.exit:
  store i8 47, i8* %call.i3, align 1
  %arrayidx2.i = getelementptr inbounds i8, i8* %call.i3, i32 4095
  store i8 0, i8* %arrayidx2.i, align 1
  br label %return
return:
  %retval.0 = phi i8* [ null, %if.then ], [ %call.i3, %any_path.exit ]
  ret i8* %retval.0
}
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local i32 @readlink(i8* noalias noundef nonnull %path, i8* noalias noundef nonnull %to, i32 noundef %size) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i6 = call i32 @__gsmack_nondet_long()
  %cmp.i7 = icmp sge i32 %call.i6, -1
  br i1 %cmp.i7, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp slt i32 %call.i6, 0
  br i1 %cmp1.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp2.i = icmp ule i32 %call.i6, %size
  br label %lor.end.i
lor.end.i:
  %0 = phi i1 [ true, %land.rhs.i ], [ %cmp2.i, %lor.rhs.i ]
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %reads_all.exit ], [ %0, %lor.end.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp3.i = icmp slt i32 %call.i6, 0
  br i1 %cmp3.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails_or_is_interrupted.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %2 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails_or_is_interrupted.exit.i
fails_or_is_interrupted.exit.i:
  br label %some_bytes.exit
cond.false.i:
  br label %some_bytes.exit
some_bytes.exit:
  %cond.i = phi i32 [ -1, %fails_or_is_interrupted.exit.i ], [ %call.i6, %cond.false.i ]
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %some_bytes.exit ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, %cond.i
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call1 = call signext i8 @__gsmack_nondet_char()
  %arrayidx = getelementptr inbounds i8, i8* %to, i32 %i.0
  store i8 %call1, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  ret i32 %cond.i
}
declare dso_local signext i8 @__gsmack_nondet_char()
define dso_local i8* @basename(i8* noundef %path) {
entry:
  %call = call i8* @strrchr(i8* noundef %path, i32 noundef 47)
  %tobool = icmp ne i8* %call, null
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %add.ptr = getelementptr inbounds i8, i8* %call, i32 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i8* [ %add.ptr, %cond.true ], [ %path, %cond.false ]
  ret i8* %cond
}
declare dso_local i8* @strrchr(i8* noundef, i32 noundef)
define dso_local i8* @__xpg_basename(i8* noundef %path) {
entry:
  %tobool = icmp ne i8* %path, null
  br i1 %tobool, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %0 = load i8, i8* %path, align 1
  %tobool1 = icmp ne i8 %0, 0
  br i1 %tobool1, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %call = call i32 @strlen(i8* noundef %path)
  %add.ptr = getelementptr inbounds i8, i8* %path, i32 %call
  br label %while.cond.i
while.cond.i:
  %end.addr.0.i = phi i8* [ %add.ptr, %if.end ], [ %incdec.ptr.i, %while.body.i ]
  %cmp.i = icmp ugt i8* %end.addr.0.i, %path
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %end.addr.0.i, i32 -1
  %1 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %1 to i32
  %cmp1.i = icmp eq i32 %conv.i, 47
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %while.cond.i ], [ %cmp1.i, %land.rhs.i ]
  br i1 %2, label %while.body.i, label %while.end.i
while.body.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %end.addr.0.i, i32 -1
  br label %while.cond.i
while.end.i:
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %trim.exit
cond.false.i:
  br label %trim.exit
trim.exit:
  %cond.i = phi i8* [ %end.addr.0.i, %cond.true.i ], [ null, %cond.false.i ]
  %tobool3 = icmp ne i8* %cond.i, null
  br i1 %tobool3, label %if.end5, label %if.then4
if.then4:
  %arrayidx = getelementptr inbounds i8, i8* %path, i32 1
  store i8 0, i8* %arrayidx, align 1
  br label %cleanup
if.end5:
  store i8 0, i8* %cond.i, align 1
  %call.i = call i8* @strrchr(i8* noundef %path, i32 noundef 47)
  %tobool.i = icmp ne i8* %call.i, null
  br i1 %tobool.i, label %cond.true.i10, label %cond.false.i11
cond.true.i10:
  %add.ptr.i = getelementptr inbounds i8, i8* %call.i, i32 1
  br label %basename.exit
cond.false.i11:
  br label %basename.exit
basename.exit:
  %cond.i12 = phi i8* [ %add.ptr.i, %cond.true.i10 ], [ %path, %cond.false.i11 ]
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ %cond.i12, %basename.exit ], [ %path, %if.then4 ]
  br label %return
return:
  %retval.1 = phi i8* [ %retval.0, %cleanup ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @dot, i32 0, i32 0), %if.then ]
  ret i8* %retval.1
}
declare dso_local i32 @strlen(i8* noundef)
define dso_local i8* @dirname(i8* noundef %path) {
entry:
  %tobool = icmp ne i8* %path, null
  br i1 %tobool, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %0 = load i8, i8* %path, align 1
  %tobool1 = icmp ne i8 %0, 0
  br i1 %tobool1, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %call = call i32 @strlen(i8* noundef %path)
  %add.ptr = getelementptr inbounds i8, i8* %path, i32 %call
  br label %while.cond.i
while.cond.i:
  %end.addr.0.i = phi i8* [ %add.ptr, %if.end ], [ %incdec.ptr.i, %while.body.i ]
  %cmp.i = icmp ugt i8* %end.addr.0.i, %path
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %end.addr.0.i, i32 -1
  %1 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %1 to i32
  %cmp1.i = icmp eq i32 %conv.i, 47
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %while.cond.i ], [ %cmp1.i, %land.rhs.i ]
  br i1 %2, label %while.body.i, label %while.end.i
while.body.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %end.addr.0.i, i32 -1
  br label %while.cond.i
while.end.i:
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %trim.exit
cond.false.i:
  br label %trim.exit
trim.exit:
  %cond.i = phi i8* [ %end.addr.0.i, %cond.true.i ], [ null, %cond.false.i ]
  br label %while.cond
while.cond:
  %end.0 = phi i8* [ %cond.i, %trim.exit ], [ %incdec.ptr, %while.body ]
  %tobool3 = icmp ne i8* %end.0, null
  br i1 %tobool3, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp = icmp ugt i8* %end.0, %path
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %arrayidx = getelementptr inbounds i8, i8* %end.0, i32 -1
  %3 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %3 to i32
  %cmp4 = icmp ne i32 %conv, 47
  br label %land.end
land.end:
  %4 = phi i1 [ false, %land.lhs.true ], [ false, %while.cond ], [ %cmp4, %land.rhs ]
  br i1 %4, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %end.0, i32 -1
  br label %while.cond
while.end:
  %cmp6 = icmp eq i8* %end.0, %path
  br i1 %cmp6, label %if.then8, label %if.end9
if.then8:
  br label %cleanup
if.end9:
  br i1 %tobool3, label %cond.true, label %cond.false
cond.true:
  br label %while.cond.i21
while.cond.i21:
  %end.addr.0.i19 = phi i8* [ %end.0, %cond.true ], [ %incdec.ptr.i27, %while.body.i28 ]
  %cmp.i20 = icmp ugt i8* %end.addr.0.i19, %path
  br i1 %cmp.i20, label %land.rhs.i25, label %land.end.i26
land.rhs.i25:
  %arrayidx.i22 = getelementptr inbounds i8, i8* %end.addr.0.i19, i32 -1
  %5 = load i8, i8* %arrayidx.i22, align 1
  %conv.i23 = sext i8 %5 to i32
  %cmp1.i24 = icmp eq i32 %conv.i23, 47
  br label %land.end.i26
land.end.i26:
  %6 = phi i1 [ false, %while.cond.i21 ], [ %cmp1.i24, %land.rhs.i25 ]
  br i1 %6, label %while.body.i28, label %while.end.i29
while.body.i28:
  %incdec.ptr.i27 = getelementptr inbounds i8, i8* %end.addr.0.i19, i32 -1
  br label %while.cond.i21
while.end.i29:
  br i1 %cmp.i20, label %cond.true.i30, label %cond.false.i31
cond.true.i30:
  br label %trim.exit33
cond.false.i31:
  br label %trim.exit33
trim.exit33:
  %cond.i32 = phi i8* [ %end.addr.0.i19, %cond.true.i30 ], [ null, %cond.false.i31 ]
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i8* [ %cond.i32, %trim.exit33 ], [ null, %cond.false ]
  %tobool12 = icmp ne i8* %cond, null
  br i1 %tobool12, label %if.end15, label %if.then13
if.then13:
  %add.ptr14 = getelementptr inbounds i8, i8* %path, i32 1
  br label %if.end15
if.end15:
  %end.1 = phi i8* [ %cond, %cond.end ], [ %add.ptr14, %if.then13 ]
  store i8 0, i8* %end.1, align 1
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @dot, i32 0, i32 0), %if.then8 ], [ %path, %if.end15 ]
  br label %return
return:
  %retval.1 = phi i8* [ %retval.0, %cleanup ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @dot, i32 0, i32 0), %if.then ]
  ret i8* %retval.1
}
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_ulong()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local i32* @__errno_location()
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare dso_local i8* @__gsmack_alloc(i32 noundef)
declare extern_weak dso_local void @__model_note_size(i8* noundef, i32 noundef)
declare dso_local void @__model_looks_for_leaks()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
