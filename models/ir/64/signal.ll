target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, void ()* }
%union.anon = type { void (i32)* }
%struct.__sigset_t = type { [16 x i64] }
@.str = private unnamed_addr constant [22 x i8] c"a handler for signals\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"signal.ignored\00", align 1
@.str.2 = private unnamed_addr constant [26 x i8] c"a signal sent to a thread\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.4 = private unnamed_addr constant [27 x i8] c"a signal sent to a process\00", align 1
@.str.5 = private unnamed_addr constant [33 x i8] c"a signal sent to the own process\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"signal\00", align 1
@.str.7 = private unnamed_addr constant [25 x i8] c"a signal after some time\00", align 1
define dso_local void (i32)* @signal(i32 noundef %number, void (i32)* noundef %handler) {
entry:
  %cmp.i = icmp sge i32 %number, 1
  br i1 %cmp.i, label %land.rhs.i, label %exists.exit
land.rhs.i:
  %cmp1.i = icmp sle i32 %number, 64
  br label %exists.exit
exists.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %cmp = icmp ne void (i32)* %handler, inttoptr (i64 1 to void (i32)*)
  br i1 %cmp, label %land.lhs.true, label %if.end4
land.lhs.true:
  %cmp2 = icmp ne void (i32)* %handler, null
  br i1 %cmp2, label %if.then3, label %if.end4
if.then3:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i64 0, i64 0))
  br label %if.end4
if.end4:
  call void @__gsmack_atomic_begin()
  %conv = sext i32 %number to i64
  %call5 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv)
  %cmp6 = icmp ne i64 %call5, 0
  %cmp9 = icmp eq void (i32)* %handler, inttoptr (i64 1 to void (i32)*)
  %conv10 = zext i1 %cmp9 to i32
  %conv11 = sext i32 %conv10 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv, i64 noundef %conv11)
  call void @__gsmack_atomic_end()
  %cond = select i1 %cmp6, void (i32)* inttoptr (i64 1 to void (i32)*), void (i32)* null
  br label %return
return:
  %retval.0 = phi void (i32)* [ %cond, %if.end4 ], [ inttoptr (i64 -1 to void (i32)*), %if.then ]
  ret void (i32)* %retval.0
}
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @sigaction(i32 noundef %number, %struct.sigaction* noundef %new, %struct.sigaction* noundef %old) {
entry:
  %cmp.i = icmp sge i32 %number, 1
  br i1 %cmp.i, label %land.rhs.i, label %exists.exit
land.rhs.i:
  %cmp1.i = icmp sle i32 %number, 64
  br label %exists.exit
exists.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %tobool = icmp ne %struct.sigaction* %new, null
  br i1 %tobool, label %land.lhs.true, label %if.end7
land.lhs.true:
  %__sigaction_handler = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 0
  %sa_handler = bitcast %union.anon* %__sigaction_handler to void (i32)**
  %1 = load void (i32)*, void (i32)** %sa_handler, align 8
  %cmp = icmp ne void (i32)* %1, inttoptr (i64 1 to void (i32)*)
  br i1 %cmp, label %land.lhs.true2, label %if.end7
land.lhs.true2:
  %cmp5 = icmp ne void (i32)* %1, null
  br i1 %cmp5, label %if.then6, label %if.end7
if.then6:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i64 0, i64 0))
  br label %if.end7
if.end7:
  call void @__gsmack_atomic_begin()
  %conv = sext i32 %number to i64
  %call8 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv)
  %cmp9 = icmp ne i64 %call8, 0
  br i1 %tobool, label %if.then12, label %if.end19
if.then12:
  %__sigaction_handler14 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 0
  %sa_handler15 = bitcast %union.anon* %__sigaction_handler14 to void (i32)**
  %2 = load void (i32)*, void (i32)** %sa_handler15, align 8
  %cmp16 = icmp eq void (i32)* %2, inttoptr (i64 1 to void (i32)*)
  %conv17 = zext i1 %cmp16 to i32
  %conv18 = sext i32 %conv17 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv, i64 noundef %conv18)
  br label %if.end19
if.end19:
  call void @__gsmack_atomic_end()
  %tobool20 = icmp ne %struct.sigaction* %old, null
  br i1 %tobool20, label %if.then21, label %if.end27
if.then21:
  %call22 = call i32 @__gsmack_nondet_int()
  %sa_flags = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 2
  store i32 %call22, i32* %sa_flags, align 8
  %cond = select i1 %cmp9, void (i32)* inttoptr (i64 1 to void (i32)*), void (i32)* null
  %__sigaction_handler25 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 0
  %sa_handler26 = bitcast %union.anon* %__sigaction_handler25 to void (i32)**
  store void (i32)* %cond, void (i32)** %sa_handler26, align 8
  br label %if.end27
if.end27:
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end27 ], [ -1, %if.then ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_nondet_int()
define dso_local i32 @sigemptyset(%struct.__sigset_t* noundef nonnull %set) {
entry:
  %0 = bitcast %struct.__sigset_t* %set to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %0, i8 0, i64 128, i1 false)
  %add.ptr.i = getelementptr inbounds i8, i8* %0, i64 1
  call void @llvm.memset.p0i8.i64(i8* align 1 %add.ptr.i, i8 0, i64 64, i1 false)
  ret i32 0
}
define dso_local i32 @sigfillset(%struct.__sigset_t* noundef nonnull %set) {
entry:
  %0 = bitcast %struct.__sigset_t* %set to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %0, i8 0, i64 128, i1 false)
  %add.ptr.i = getelementptr inbounds i8, i8* %0, i64 1
  call void @llvm.memset.p0i8.i64(i8* align 1 %add.ptr.i, i8 1, i64 64, i1 false)
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 32
  store i8 0, i8* %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, i8* %0, i64 33
  store i8 0, i8* %arrayidx1, align 1
  ret i32 0
}
define dso_local i32 @sigaddset(%struct.__sigset_t* noundef nonnull %set, i32 noundef %number) {
entry:
  %cmp.i = icmp sge i32 %number, 1
  br i1 %cmp.i, label %land.rhs.i, label %exists.exit
land.rhs.i:
  %cmp1.i = icmp sle i32 %number, 64
  br label %exists.exit
exists.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %1 = bitcast %struct.__sigset_t* %set to i8*
  %idxprom = sext i32 %number to i64
  %arrayidx = getelementptr inbounds i8, i8* %1, i64 %idxprom
  store i8 1, i8* %arrayidx, align 1
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @sigdelset(%struct.__sigset_t* noundef nonnull %set, i32 noundef %number) {
entry:
  %cmp.i = icmp sge i32 %number, 1
  br i1 %cmp.i, label %land.rhs.i, label %exists.exit
land.rhs.i:
  %cmp1.i = icmp sle i32 %number, 64
  br label %exists.exit
exists.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %1 = bitcast %struct.__sigset_t* %set to i8*
  %idxprom = sext i32 %number to i64
  %arrayidx = getelementptr inbounds i8, i8* %1, i64 %idxprom
  store i8 0, i8* %arrayidx, align 1
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @sigismember(%struct.__sigset_t* noundef nonnull %set, i32 noundef %number) {
entry:
  %cmp.i = icmp sge i32 %number, 1
  br i1 %cmp.i, label %land.rhs.i, label %exists.exit
land.rhs.i:
  %cmp1.i = icmp sle i32 %number, 64
  br label %exists.exit
exists.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %1 = bitcast %struct.__sigset_t* %set to i8*
  %idxprom = sext i32 %number to i64
  %arrayidx = getelementptr inbounds i8, i8* %1, i64 %idxprom
  %2 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp ne i32 %conv, 0
  %conv2 = zext i1 %cmp to i32
  br label %return
return:
  %retval.0 = phi i32 [ %conv2, %if.end ], [ -1, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_sigmask(i32 noundef %how, %struct.__sigset_t* noundef %set, %struct.__sigset_t* noundef %old) {
entry:
  %tobool = icmp ne %struct.__sigset_t* %set, null
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp = icmp ne i32 %how, 0
  br i1 %cmp, label %land.lhs.true1, label %if.end
land.lhs.true1:
  %cmp2 = icmp ne i32 %how, 1
  br i1 %cmp2, label %land.lhs.true3, label %if.end
land.lhs.true3:
  %cmp4 = icmp ne i32 %how, 2
  br i1 %cmp4, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %tobool5 = icmp ne %struct.__sigset_t* %old, null
  br i1 %tobool5, label %if.then6, label %if.end8
if.then6:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 1, %if.then6 ], [ %inc, %for.inc ]
  %cmp7 = icmp sle i32 %i.0, 64
  br i1 %cmp7, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %conv = zext i1 %call to i8
  %0 = bitcast %struct.__sigset_t* %old to i8*
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 %idxprom
  store i8 %conv, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  br label %if.end8
if.end8:
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end8 ]
  ret i32 %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @sigprocmask(i32 noundef %how, %struct.__sigset_t* noundef %set, %struct.__sigset_t* noundef %old) {
entry:
  %tobool.i = icmp ne %struct.__sigset_t* %set, null
  br i1 %tobool.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp.i = icmp ne i32 %how, 0
  br i1 %cmp.i, label %land.lhs.true1.i, label %if.end.i
land.lhs.true1.i:
  %cmp2.i = icmp ne i32 %how, 1
  br i1 %cmp2.i, label %land.lhs.true3.i, label %if.end.i
land.lhs.true3.i:
  %cmp4.i = icmp ne i32 %how, 2
  br i1 %cmp4.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %pthread_sigmask.exit
if.end.i:
  %tobool5.i = icmp ne %struct.__sigset_t* %old, null
  br i1 %tobool5.i, label %if.then6.i, label %if.end8.i
if.then6.i:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 1, %if.then6.i ], [ %inc.i, %for.body.i ]
  %cmp7.i = icmp sle i32 %i.0.i, 64
  br i1 %cmp7.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %if.end8.i
for.body.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %conv.i = zext i1 %call.i to i8
  %0 = bitcast %struct.__sigset_t* %old to i8*
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i64 %idxprom.i
  store i8 %conv.i, i8* %arrayidx.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
if.end8.i:
  br label %pthread_sigmask.exit
pthread_sigmask.exit:
  %retval.0.i = phi i32 [ 22, %if.then.i ], [ 0, %if.end8.i ]
  %tobool = icmp ne i32 %retval.0.i, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %call.i1 = call i32* @__errno_location()
  store i32 22, i32* %call.i1, align 4
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}
define dso_local i32 @pthread_kill(i64 noundef %thread, i32 noundef %number) {
entry:
  %cmp = icmp slt i32 %number, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp sgt i32 %number, 64
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %cmp2 = icmp ne i32 %number, 0
  br i1 %cmp2, label %if.then3, label %if.end4
if.then3:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i64 0, i64 0))
  br label %if.end4
if.end4:
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %thread)
  %cmp5 = icmp eq i64 %call, 3
  br i1 %cmp5, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp6 = icmp eq i64 %call, 0
  br i1 %cmp6, label %land.rhs, label %land.end
land.rhs:
  %cmp7 = icmp ne i64 %thread, 1
  br label %land.end
land.end:
  %0 = phi i1 [ false, %lor.rhs ], [ %cmp7, %land.rhs ]
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %if.end4 ], [ %0, %land.end ]
  %cond = select i1 %1, i32 3, i32 0
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ %cond, %lor.end ]
  ret i32 %retval.0
}
define dso_local i32 @kill(i32 noundef %process, i32 noundef %number) {
entry:
  %cmp = icmp ne i32 %number, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.4, i64 0, i64 0))
  br label %if.end
if.end:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 0, i32 -1
  ret i32 %cond
}
define dso_local i32 @raise(i32 noundef %number) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.5, i64 0, i64 0))
  ret i32 0
}
define dso_local i32 @pause() {
entry:
  call void @__gsmack_await_for(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  ret i32 -1
}
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
define dso_local i32 @alarm(i32 noundef %seconds) {
entry:
  %cmp = icmp ne i32 %seconds, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.7, i64 0, i64 0))
  br label %if.end
if.end:
  ret i32 0
}
declare dso_local i32* @__errno_location()
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)
