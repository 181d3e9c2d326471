;;; emacs.el --- what Eglot shows of a language server, as JSON  -*- lexical-binding: t -*-
;; Prints what Flymake shows for a file, the text after the first quick fix for the first problem, and how much it shows
;; then. For Emacs 28 with the package eglot, and for later ones, which have it built in.
;; Emacs is set up by the lines of the README.
;; usage: SNIPPET=snippet.el emacs --batch -l emacs.el robots.txt
(require 'package)
(package-initialize)
(require 'eglot)
(require 'json)

(setq eglot-sync-connect 30
      eglot-autoshutdown nil
      eglot-confirm-server-initiated-edits nil
      make-backup-files nil
      auto-save-default nil
      create-lockfiles nil)

(load (getenv "SNIPPET") nil t t)

(defun wait-for (holds what)
  "Lets the server speak until HOLDS; fails with WHAT after half a minute."
  (let ((end (+ (float-time) 30)) result)
    (while (and (not (setq result (funcall holds))) (< (float-time) end))
      (accept-process-output nil 0.05))
    (unless result (message "%s" what) (kill-emacs 1))
    result))

(defun shown ()
  "The diagnostics in their order."
  (flymake-start) ; no idle timer runs in batch mode
  (sort (copy-sequence (flymake-diagnostics))
        (lambda (a b) (< (flymake-diagnostic-beg a) (flymake-diagnostic-beg b)))))

(find-file (expand-file-name (pop command-line-args-left)))
(apply #'eglot--connect (eglot--guess-contact))
(wait-for #'shown "no diagnostics")

(let* ((before (shown))
       (first (car before))
       (marked (buffer-substring-no-properties (flymake-diagnostic-beg first) (flymake-diagnostic-end first)))
       (text (flymake-diagnostic-text first)))
  (goto-char (flymake-diagnostic-beg first))
  (let ((action (aref (vconcat (eglot-code-actions (point) (flymake-diagnostic-end first) "quickfix")) 0)))
    (eglot--apply-workspace-edit (plist-get action :edit))
    (eglot--signal-textDocument/didChange) ; nor does this one
    (wait-for (lambda () (< (length (shown)) (length before))) "the problem stays")
    (princ (json-encode `((marked . ,marked) (message . ,text) (action . ,(plist-get action :title))
                          (text . ,(buffer-string)) (after . ,(length (shown))))))))

(eglot-shutdown (eglot-current-server))
(kill-emacs 0)
;;; emacs.el ends here
