target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [16 x i8] c"environment.uid\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"environment.euid\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"environment.gid\00", align 1
@.str.3 = private unnamed_addr constant [17 x i8] c"environment.egid\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"environment.limit\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"2.36\00", align 1
define dso_local i32 @system(i8* noundef %command) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %tobool = icmp ne i8* %command, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %command, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i2, label %reads_all.exit
if.then.i2:
  call void @__model_printed_text(i8* noundef %command, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %if.end
if.end:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int()
define dso_local i32 @isatty(i32 noundef %file) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
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
  br label %cond.end
cond.end:
  %cond = phi i32 [ 1, %cond.true ], [ 0, %fails.exit ]
  ret i32 %cond
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @gethostname(i8* noundef nonnull %to, i32 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %cmp = icmp ult i32 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %add = add i32 %i.0, 1
  %cmp1 = icmp ult i32 %add, %size
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %call = call signext i8 @__gsmack_nondet_char()
  %conv = sext i8 %call to i32
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %cond.false ]
  %conv2 = trunc i32 %cond to i8
  %arrayidx = getelementptr inbounds i8, i8* %to, i32 %i.0
  store i8 %conv2, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  br label %for.cond
for.end:
  ret i32 0
}
declare dso_local signext i8 @__gsmack_nondet_char()
define dso_local i32 @getuid() {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i32 0, i32 0))
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %call1 = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call1, 1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  br label %land.end
land.end:
  %0 = phi i1 [ false, %if.then ], [ true, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i32 0, i32 0), i32 noundef %call1)
  br label %if.end
if.end:
  %known.0 = phi i32 [ %call, %entry ], [ %call1, %land.end ]
  call void @__gsmack_atomic_end()
  %sub = sub nsw i32 %known.0, 1
  ret i32 %sub
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local i32 @__gsmack_nondet_long()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @geteuid() {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0))
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %call1 = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call1, 1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  br label %land.end
land.end:
  %0 = phi i1 [ false, %if.then ], [ true, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call1)
  br label %if.end
if.end:
  %known.0 = phi i32 [ %call, %entry ], [ %call1, %land.end ]
  call void @__gsmack_atomic_end()
  %sub = sub nsw i32 %known.0, 1
  ret i32 %sub
}
define dso_local i32 @getgid() {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i32 0, i32 0))
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %call1 = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call1, 1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  br label %land.end
land.end:
  %0 = phi i1 [ false, %if.then ], [ true, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i32 0, i32 0), i32 noundef %call1)
  br label %if.end
if.end:
  %known.0 = phi i32 [ %call, %entry ], [ %call1, %land.end ]
  call void @__gsmack_atomic_end()
  %sub = sub nsw i32 %known.0, 1
  ret i32 %sub
}
define dso_local i32 @getegid() {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i32 0, i32 0))
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %call1 = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call1, 1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  br label %land.end
land.end:
  %0 = phi i1 [ false, %if.then ], [ true, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i32 0, i32 0), i32 noundef %call1)
  br label %if.end
if.end:
  %known.0 = phi i32 [ %call, %entry ], [ %call1, %land.end ]
  call void @__gsmack_atomic_end()
  %sub = sub nsw i32 %known.0, 1
  ret i32 %sub
}
define dso_local i32 @setuid(i32 noundef %user) {
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
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %add = add nsw i32 %user, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i32 noundef %add)
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then2, label %if.end4
if.then2:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i32 0, i32 0), i32 noundef %add)
  br label %if.end4
if.end4:
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end4 ]
  ret i32 %retval.0
}
define dso_local i32 @setgid(i32 noundef %group) {
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
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %add = add nsw i32 %group, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i32 0, i32 0), i32 noundef %add)
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then2, label %if.end4
if.then2:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i32 0, i32 0), i32 noundef %add)
  br label %if.end4
if.end4:
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end4 ]
  ret i32 %retval.0
}
define dso_local i32 @seteuid(i32 noundef %user) {
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
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %cmp = icmp ne i32 %user, -1
  br i1 %cmp, label %if.then1, label %if.end2
if.then1:
  %add = add nsw i32 %user, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i32 noundef %add)
  br label %if.end2
if.end2:
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end2 ]
  ret i32 %retval.0
}
define dso_local i32 @setegid(i32 noundef %group) {
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
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %cmp = icmp ne i32 %group, -1
  br i1 %cmp, label %if.then1, label %if.end2
if.then1:
  %add = add nsw i32 %group, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i32 0, i32 0), i32 noundef %add)
  br label %if.end2
if.end2:
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end2 ]
  ret i32 %retval.0
}
define dso_local i32 @setreuid(i32 noundef %real, i32 noundef %effective) {
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
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %cmp = icmp ne i32 %real, -1
  br i1 %cmp, label %if.then1, label %if.end2
if.then1:
  %add = add nsw i32 %real, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i32 0, i32 0), i32 noundef %add)
  br label %if.end2
if.end2:
  %cmp3 = icmp ne i32 %effective, -1
  br i1 %cmp3, label %if.then4, label %if.end6
if.then4:
  %add5 = add nsw i32 %effective, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i32 noundef %add5)
  br label %if.end6
if.end6:
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end6 ]
  ret i32 %retval.0
}
define dso_local i32 @setregid(i32 noundef %real, i32 noundef %effective) {
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
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %cmp = icmp ne i32 %real, -1
  br i1 %cmp, label %if.then1, label %if.end2
if.then1:
  %add = add nsw i32 %real, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i32 0, i32 0), i32 noundef %add)
  br label %if.end2
if.end2:
  %cmp3 = icmp ne i32 %effective, -1
  br i1 %cmp3, label %if.then4, label %if.end6
if.then4:
  %add5 = add nsw i32 %effective, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i32 0, i32 0), i32 noundef %add5)
  br label %if.end6
if.end6:
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end6 ]
  ret i32 %retval.0
}
define dso_local i32 @setresuid(i32 noundef %real, i32 noundef %effective, i32 noundef %saved) {
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
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %cmp = icmp ne i32 %real, -1
  br i1 %cmp, label %if.then1, label %if.end2
if.then1:
  %add = add nsw i32 %real, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i32 0, i32 0), i32 noundef %add)
  br label %if.end2
if.end2:
  %cmp3 = icmp ne i32 %effective, -1
  br i1 %cmp3, label %if.then4, label %if.end6
if.then4:
  %add5 = add nsw i32 %effective, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i32 noundef %add5)
  br label %if.end6
if.end6:
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end6 ]
  ret i32 %retval.0
}
define dso_local i32 @setresgid(i32 noundef %real, i32 noundef %effective, i32 noundef %saved) {
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
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %cmp = icmp ne i32 %real, -1
  br i1 %cmp, label %if.then1, label %if.end2
if.then1:
  %add = add nsw i32 %real, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i32 0, i32 0), i32 noundef %add)
  br label %if.end2
if.end2:
  %cmp3 = icmp ne i32 %effective, -1
  br i1 %cmp3, label %if.then4, label %if.end6
if.then4:
  %add5 = add nsw i32 %effective, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i32 0, i32 0), i32 noundef %add5)
  br label %if.end6
if.end6:
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end6 ]
  ret i32 %retval.0
}
define dso_local i32 @setgroups(i32 noundef %n, i32* noundef %groups) {
entry:
  %0 = bitcast i32* %groups to i8*
  %mul = mul i32 %n, 4
  %tobool.i = icmp ne i32 %mul, 0
  br i1 %tobool.i, label %if.then.i, label %reads.exit
if.then.i:
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, %mul
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  br label %reads.exit
reads.exit:
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
define dso_local i32 @initgroups(i8* noundef %user, i32 noundef %group) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %user, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %user, i32 noundef -1)
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
define dso_local i32 @getgroups(i32 noundef %size, i32* noundef %groups) {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp sle i32 %call, 65536
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2 = icmp eq i32 %size, 0
  br i1 %cmp2, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  %cmp3 = icmp sgt i32 %call, %size
  br i1 %cmp3, label %if.then4, label %if.end6
if.then4:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
if.end6:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end6 ], [ %inc, %for.inc ]
  %cmp7 = icmp slt i32 %i.0, %call
  br i1 %cmp7, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call8 = call i32 @__gsmack_nondet_uint()
  %arrayidx = getelementptr inbounds i32, i32* %groups, i32 %i.0
  store i32 %call8, i32* %arrayidx, align 4
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %call, %if.then ], [ -1, %fails_with.exit ], [ %call, %for.end ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_nondet_uint()
define dso_local i32 @get_nprocs() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, 1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp sle i32 %call, 8192
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  ret i32 %call
}
define dso_local i32 @sysconf(i32 noundef %name) {
entry:
  switch i32 %name, label %sw.epilog [
    i32 84, label %sw.bb
    i32 86, label %sw.bb
    i32 0, label %sw.bb
    i32 1, label %sw.bb
    i32 4, label %sw.bb
    i32 34, label %sw.bb
    i32 30, label %sw.bb1
    i32 2, label %sw.bb2
  ]
sw.bb:
  %cmp.i = icmp eq i32 %name, 84
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i = icmp eq i32 %name, 83
  br i1 %cmp1.i, label %if.then.i, label %if.end.i
if.then.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sge i32 %call.i.i, 1
  br i1 %cmp.i.i, label %land.rhs.i.i, label %get_nprocs.exit.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 8192
  br label %get_nprocs.exit.i
get_nprocs.exit.i:
  %0 = phi i1 [ false, %if.then.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  br label %any_limit.exit
if.end.i:
  %call2.i = call i32 @__gsmack_nondet_long()
  %cmp3.i = icmp sge i32 %call2.i, -1
  br i1 %cmp3.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp4.i = icmp slt i32 %call2.i, 2147483646
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %if.end.i ], [ %cmp4.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp5.i = icmp eq i32 %name, 75
  br i1 %cmp5.i, label %if.then6.i, label %if.end11.i
if.then6.i:
  %cmp7.i = icmp sge i32 %call2.i, 16384
  br i1 %cmp7.i, label %land.rhs8.i, label %land.end10.i
land.rhs8.i:
  %cmp9.i = icmp sle i32 %call2.i, 1048576
  br label %land.end10.i
land.end10.i:
  %2 = phi i1 [ false, %if.then6.i ], [ %cmp9.i, %land.rhs8.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  br label %if.end11.i
if.end11.i:
  br label %any_limit.exit
any_limit.exit:
  %retval.0.i = phi i32 [ %call.i.i, %get_nprocs.exit.i ], [ %call2.i, %if.end11.i ]
  br label %return
sw.bb1:
  br label %return
sw.bb2:
  br label %return
sw.epilog:
  call void @__gsmack_atomic_begin()
  %call3 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), i32 noundef %name)
  %tobool = icmp ne i32 %call3, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %cmp.i8 = icmp eq i32 %name, 84
  br i1 %cmp.i8, label %if.then.i13, label %lor.lhs.false.i10
lor.lhs.false.i10:
  %cmp1.i9 = icmp eq i32 %name, 83
  br i1 %cmp1.i9, label %if.then.i13, label %if.end.i19
if.then.i13:
  %call.i.i11 = call i32 @__gsmack_nondet_int()
  %cmp.i.i12 = icmp sge i32 %call.i.i11, 1
  br i1 %cmp.i.i12, label %land.rhs.i.i15, label %get_nprocs.exit.i16
land.rhs.i.i15:
  %cmp1.i.i14 = icmp sle i32 %call.i.i11, 8192
  br label %get_nprocs.exit.i16
get_nprocs.exit.i16:
  %3 = phi i1 [ false, %if.then.i13 ], [ %cmp1.i.i14, %land.rhs.i.i15 ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  br label %any_limit.exit31
if.end.i19:
  %call2.i17 = call i32 @__gsmack_nondet_long()
  %cmp3.i18 = icmp sge i32 %call2.i17, -1
  br i1 %cmp3.i18, label %land.rhs.i21, label %land.end.i23
land.rhs.i21:
  %cmp4.i20 = icmp slt i32 %call2.i17, 2147483646
  br label %land.end.i23
land.end.i23:
  %4 = phi i1 [ false, %if.end.i19 ], [ %cmp4.i20, %land.rhs.i21 ]
  call void @__gsmack_assume(i1 noundef zeroext %4)
  %cmp5.i22 = icmp eq i32 %name, 75
  br i1 %cmp5.i22, label %if.then6.i25, label %if.end11.i29
if.then6.i25:
  %cmp7.i24 = icmp sge i32 %call2.i17, 16384
  br i1 %cmp7.i24, label %land.rhs8.i27, label %land.end10.i28
land.rhs8.i27:
  %cmp9.i26 = icmp sle i32 %call2.i17, 1048576
  br label %land.end10.i28
land.end10.i28:
  %5 = phi i1 [ false, %if.then6.i25 ], [ %cmp9.i26, %land.rhs8.i27 ]
  call void @__gsmack_assume(i1 noundef zeroext %5)
  br label %if.end11.i29
if.end11.i29:
  br label %any_limit.exit31
any_limit.exit31:
  %retval.0.i30 = phi i32 [ %call.i.i11, %get_nprocs.exit.i16 ], [ %call2.i17, %if.end11.i29 ]
  %add = add nsw i32 %retval.0.i30, 2
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), i32 noundef %name, i32 noundef %add)
  br label %if.end
if.end:
  %known.0 = phi i32 [ %call3, %sw.epilog ], [ %add, %any_limit.exit31 ]
  call void @__gsmack_atomic_end()
  %sub = sub nsw i32 %known.0, 2
  br label %return
return:
  %retval.0 = phi i32 [ %sub, %if.end ], [ 100, %sw.bb2 ], [ 4096, %sw.bb1 ], [ %retval.0.i, %any_limit.exit ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
define dso_local i32 @get_nprocs_conf() {
entry:
  call void @__gsmack_atomic_begin()
  %call3.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), i32 noundef 83)
  %tobool.i = icmp ne i32 %call3.i, 0
  br i1 %tobool.i, label %sysconf.exit, label %if.then.i
if.then.i:
  %call.i.i11.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i12.i = icmp sge i32 %call.i.i11.i, 1
  br i1 %cmp.i.i12.i, label %land.rhs.i.i15.i, label %get_nprocs.exit.i16.i
land.rhs.i.i15.i:
  %cmp1.i.i14.i = icmp sle i32 %call.i.i11.i, 8192
  br label %get_nprocs.exit.i16.i
get_nprocs.exit.i16.i:
  %0 = phi i1 [ false, %if.then.i ], [ %cmp1.i.i14.i, %land.rhs.i.i15.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %add.i = add nsw i32 %call.i.i11.i, 2
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), i32 noundef 83, i32 noundef %add.i)
  br label %sysconf.exit
sysconf.exit:
  %known.0.i = phi i32 [ %call3.i, %entry ], [ %add.i, %get_nprocs.exit.i16.i ]
  call void @__gsmack_atomic_end()
  %sub.i = sub nsw i32 %known.0.i, 2
  ret i32 %sub.i
}
define dso_local i32 @__sysconf(i32 noundef %name) {
entry:
  %call = call i32 @sysconf(i32 noundef %name)
  ret i32 %call
}
define dso_local i32 @getloadavg(double* noundef nonnull %averages, i32 noundef %n) {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, -1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp sle i32 %call, %n
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %land.end ], [ %inc, %for.inc ]
  %cmp2 = icmp slt i32 %i.0, %call
  br i1 %cmp2, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call3 = call double @__gsmack_nondet_double()
  %arrayidx = getelementptr inbounds double, double* %averages, i32 %i.0
  store double %call3, double* %arrayidx, align 4
  %cmp5 = fcmp oge double %call3, 0.000000e+00
  call void @__gsmack_assume(i1 noundef zeroext %cmp5)
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  ret i32 %call
}
declare dso_local double @__gsmack_nondet_double()
define dso_local i32 @getpagesize() {
entry:
  ret i32 4096
}
define dso_local i32 @getauxval(i32 noundef %what) {
entry:
  %cmp = icmp eq i32 %what, 6
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %call = call i32 @__gsmack_nondet_ulong()
  br label %cond.end
cond.end:
  %cond = phi i32 [ 4096, %cond.true ], [ %call, %cond.false ]
  ret i32 %cond
}
declare dso_local i32 @__gsmack_nondet_ulong()
define dso_local i8* @gnu_get_libc_version() {
entry:
  ret i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0)
}
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare extern_weak dso_local i32* @__errno_location()
