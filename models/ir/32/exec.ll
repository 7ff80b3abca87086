target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
define dso_local i32 @execv(i8* noundef nonnull %path, i8** noundef nonnull %arguments) {
entry:
  %call = call i32 @replaced(i8* noundef %path, i8** noundef %arguments)
  ret i32 %call
}
define internal i32 @replaced(i8* noundef %path, i8** noundef %arguments) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %for.cond
for.cond:
  %arguments.addr.0 = phi i8** [ %arguments, %reads_all.exit ], [ %incdec.ptr, %for.inc ]
  %tobool = icmp ne i8** %arguments.addr.0, null
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  %0 = load i8*, i8** %arguments.addr.0, align 4
  %tobool1 = icmp ne i8* %0, null
  br label %land.end
land.end:
  %1 = phi i1 [ false, %for.cond ], [ %tobool1, %land.rhs ]
  br i1 %1, label %for.body, label %for.end
for.body:
  %2 = load i8*, i8** %arguments.addr.0, align 4
  %call.i4 = call i32 @__gsmack_text_length(i8* noundef %2, i32 noundef 0)
  %cmp.i5 = icmp slt i32 %call.i4, 0
  br i1 %cmp.i5, label %if.then.i6, label %reads_all.exit7
if.then.i6:
  call void @__model_printed_text(i8* noundef %2, i32 noundef -1)
  br label %reads_all.exit7
reads_all.exit7:
  br label %for.inc
for.inc:
  %incdec.ptr = getelementptr inbounds i8*, i8** %arguments.addr.0, i32 1
  br label %for.cond
for.end:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  call void @__gsmack_exit()
  unreachable
if.end:
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
  %3 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
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
  ret i32 -1
}
define dso_local i32 @execvp(i8* noundef nonnull %file, i8** noundef nonnull %arguments) {
entry:
  %call = call i32 @replaced(i8* noundef %file, i8** noundef %arguments)
  ret i32 %call
}
define dso_local i32 @execve(i8* noundef nonnull %path, i8** noundef nonnull %arguments, i8** noundef %environment) {
entry:
  %call = call i32 @replaced(i8* noundef %path, i8** noundef %arguments)
  ret i32 %call
}
define dso_local i32 @execvpe(i8* noundef nonnull %file, i8** noundef nonnull %arguments, i8** noundef %environment) {
entry:
  %call = call i32 @replaced(i8* noundef %file, i8** noundef %arguments)
  ret i32 %call
}
define dso_local i32 @fexecve(i32 noundef %file, i8** noundef nonnull %arguments, i8** noundef %environment) {
entry:
  %call = call i32 @replaced(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i32 0, i32 0), i8** noundef %arguments)
  ret i32 %call
}
define dso_local i32 @execl(i8* noundef nonnull %path, i8* noundef nonnull %argument, ...) {
entry:
  %rest = alloca i8*, align 4
  %0 = bitcast i8** %rest to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.va_start(i8* %0)
  br label %for.cond
for.cond:
  %text.0 = phi i8* [ %argument, %entry ], [ %2, %for.inc ]
  %tobool = icmp ne i8* %text.0, null
  br i1 %tobool, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %text.0, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %text.0, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %for.inc
for.inc:
  %argp.cur = load i8*, i8** %rest, align 4
  %argp.next = getelementptr inbounds i8, i8* %argp.cur, i32 4
  store i8* %argp.next, i8** %rest, align 4
  %1 = bitcast i8* %argp.cur to i8**
  %2 = load i8*, i8** %1, align 4
  br label %for.cond
for.end:
  call void @llvm.va_end(i8* %0)
  %call = call i32 @replaced(i8* noundef %path, i8** noundef null)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %call
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.va_start(i8*)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.va_end(i8*)
define dso_local i32 @execlp(i8* noundef nonnull %file, i8* noundef nonnull %argument, ...) {
entry:
  %rest = alloca i8*, align 4
  %0 = bitcast i8** %rest to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.va_start(i8* %0)
  br label %for.cond
for.cond:
  %text.0 = phi i8* [ %argument, %entry ], [ %2, %for.inc ]
  %tobool = icmp ne i8* %text.0, null
  br i1 %tobool, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %text.0, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %text.0, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %for.inc
for.inc:
  %argp.cur = load i8*, i8** %rest, align 4
  %argp.next = getelementptr inbounds i8, i8* %argp.cur, i32 4
  store i8* %argp.next, i8** %rest, align 4
  %1 = bitcast i8* %argp.cur to i8**
  %2 = load i8*, i8** %1, align 4
  br label %for.cond
for.end:
  call void @llvm.va_end(i8* %0)
  %call = call i32 @replaced(i8* noundef %file, i8** noundef null)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %call
}
define dso_local i32 @execle(i8* noundef nonnull %path, i8* noundef nonnull %argument, ...) {
entry:
  %rest = alloca i8*, align 4
  %0 = bitcast i8** %rest to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.va_start(i8* %0)
  br label %for.cond
for.cond:
  %text.0 = phi i8* [ %argument, %entry ], [ %2, %for.inc ]
  %tobool = icmp ne i8* %text.0, null
  br i1 %tobool, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %text.0, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %text.0, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %for.inc
for.inc:
  %argp.cur = load i8*, i8** %rest, align 4
  %argp.next = getelementptr inbounds i8, i8* %argp.cur, i32 4
  store i8* %argp.next, i8** %rest, align 4
  %1 = bitcast i8* %argp.cur to i8**
  %2 = load i8*, i8** %1, align 4
  br label %for.cond
for.end:
  call void @llvm.va_end(i8* %0)
  %call = call i32 @replaced(i8* noundef %path, i8** noundef null)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %call
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_exit()
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
